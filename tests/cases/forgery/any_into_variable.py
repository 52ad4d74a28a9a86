"""Refused: anything in a grounded variable."""

from __future__ import annotations

from typing import Any

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def answer(value: Any) -> int:
    doc: Grounded[str] = value  # E: grounded-forgery
    return 1
