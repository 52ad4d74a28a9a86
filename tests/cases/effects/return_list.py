"""Refused: each item of a list is grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch


@agent
def answer(i: str) -> list[Grounded[str]]:
    return [fetch(i), "made up"]  # E: ungrounded-return|list-item
