"""Refused: anything as a grounded argument."""

from __future__ import annotations

from typing import Any

from corvid_runtime import Grounded, grounded_pure
from prelude import keep


@grounded_pure
def answer(value: Any) -> Grounded[str]:
    return keep(value)  # E: grounded-forgery
