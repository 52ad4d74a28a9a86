"""Refused: two categories that no callee provides."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch


@agent(data={"medical", "financial"})
def answer(i: str) -> Grounded[str]:  # E: grounded-data
    return fetch(i)
