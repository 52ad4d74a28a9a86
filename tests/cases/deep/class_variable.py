"""Refused: a class that carries, as an object."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import Quote, fetch


@agent
def lost_recorded(i: str) -> object:
    return Quote(fetch(i))  # N: grounded-coercion[return]


@agent
@grounded_pure
def lost_refused(i: str) -> object:
    return Quote(fetch(i))  # E: grounded-laundering
