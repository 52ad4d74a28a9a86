"""Accepted: compute with grounded numbers."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch_float, fetch_int


@grounded_pure
def answer(i: str) -> tuple[Grounded[int], Grounded[float], Grounded[str]]:
    n, x = fetch_int(i), fetch_float(i)
    return n // 2, round(x, 2), lift(str)(n)
