"""Refused: operands that do not fit stay mypy's error, worded for the content."""

from __future__ import annotations

from corvid_runtime import agent
from prelude import fetch


@agent
def added(i: str) -> None:
    doc = fetch(i)
    doc + 1  # E: operator
