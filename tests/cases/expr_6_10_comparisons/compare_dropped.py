"""Refused: a comparison in a plain slot."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def compared_recorded(i: str) -> bool:
    n = fetch_int(i)
    return n > 100  # N: grounded-coercion[return] `n > 100`


@agent
@grounded_pure
def compared_refused(i: str) -> bool:
    n = fetch_int(i)
    return n > 100  # E: grounded-laundering `n > 100`
