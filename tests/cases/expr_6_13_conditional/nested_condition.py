"""Refused: a nested conditional expression."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def lost_recorded(i: str, ok: bool) -> str:
    n = fetch_int(i)
    return "a" if ok else ("b" if n > 3 else "c")  # N: grounded-coercion[condition] `n > 3`


@agent
@grounded_pure
def lost_refused(i: str, ok: bool) -> str:
    n = fetch_int(i)
    return "a" if ok else ("b" if n > 3 else "c")  # E: grounded-laundering, grounded-laundering
