"""Refused: an argument mypy would reject on the content stays mypy's error."""

from __future__ import annotations

from corvid_runtime import agent
from prelude import fetch


@agent
def replaced(i: str) -> None:
    doc = fetch(i)
    doc.replace(1, "b")  # E: arg-type
