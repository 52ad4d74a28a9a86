"""Refused: a plain value as a grounded argument is mypy's error."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import keep


@agent
def answer(i: str) -> Grounded[str]:
    return keep(i)  # E: arg-type
