"""Accepted: a nested function answers for itself."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch


@agent
def answer(i: str) -> Grounded[str]:
    def title() -> str:
        return "title"

    return title() + fetch(i)
