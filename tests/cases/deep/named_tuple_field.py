"""Refused: a field of a named tuple takes plain values."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import Pair, fetch


@agent
def made_recorded(i: str) -> None:
    pair = Pair(key=fetch(i), value=1)  # N: grounded-coercion[field] `fetch(i)`


@agent
@grounded_pure
def made_refused(i: str) -> None:
    pair = Pair(key=fetch(i), value=1)  # E: grounded-laundering `fetch(i)`
