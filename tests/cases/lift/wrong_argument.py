"""Refused: a lifted function's parameters are checked against the content."""

from __future__ import annotations

from corvid_runtime import agent
from prelude import fetch_int, trimmed


@agent
def answer(i: str) -> None:
    trimmed(fetch_int(i))  # E: arg-type
