"""Accepted: abs() of a grounded number in a plain slot."""

from __future__ import annotations

from corvid_runtime import agent
from prelude import fetch_int


@agent
def absolute(i: str) -> int:
    n = fetch_int(i)
    return abs(n)  # N: grounded-coercion
