"""Refused: anything in a list of grounded values."""

from __future__ import annotations

from typing import Any

from corvid_runtime import Grounded, agent


@agent
def answer(value: Any) -> list[Grounded[str]]:
    found: list[Grounded[str]] = [value]  # E: grounded-forgery
    return found
