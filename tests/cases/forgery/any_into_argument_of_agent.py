"""Refused: anything as a grounded argument, in an agent."""

from __future__ import annotations

from typing import Any

from corvid_runtime import Grounded, agent
from prelude import keep


@agent
def answer(value: Any) -> Grounded[str]:
    return keep(value)  # E: grounded-forgery
