"""Accepted: a value that goes nowhere is not laundered."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch, fetch_int


@agent
@grounded_pure
def nothing(i: str) -> None:
    fetch(i)
    fetch_int(i) + 1
