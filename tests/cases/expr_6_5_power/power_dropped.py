"""Refused: a grounded power in a plain slot."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def squared_recorded(i: str) -> int:
    n = fetch_int(i)
    return n**2  # N: grounded-coercion[return] `n**2`


@agent
@grounded_pure
def squared_refused(i: str) -> int:
    n = fetch_int(i)
    return n**2  # E: grounded-laundering `n**2`
