"""Refused: a shifted grounded number in a plain slot."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def shifted_recorded(i: str) -> None:
    n: int = 1 << fetch_int(i)  # N: grounded-coercion[annotated assignment] `1 << fetch_int(i)`


@agent
@grounded_pure
def shifted_refused(i: str) -> None:
    n: int = 1 << fetch_int(i)  # E: grounded-laundering `1 << fetch_int(i)`
