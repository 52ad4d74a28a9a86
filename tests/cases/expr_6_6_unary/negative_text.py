"""Refused: a unary operator the content does not have is mypy's error."""

from __future__ import annotations

from corvid_runtime import agent
from prelude import fetch


@agent
def negated(i: str) -> None:
    doc = fetch(i)
    -doc  # E: operator
