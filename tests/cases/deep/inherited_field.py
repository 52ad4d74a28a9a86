"""Refused: an inherited grounded field carries."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import Quote, fetch


class Longer(Quote):
    pass


@agent
def lost_recorded(i: str) -> str:
    return str(Longer(fetch(i)))  # N: grounded-coercion


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    return str(Longer(fetch(i)))  # E: grounded-laundering
