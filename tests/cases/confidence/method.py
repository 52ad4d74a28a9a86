"""Refused: the confidence of a method counts."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, prompt
from prelude import fetch


class Desk:
    @prompt(model="small", confidence=0.4)
    def guess(self, doc: str) -> str:
        return doc


@agent(min_confidence=0.5)
def outer(desk: Desk, i: str) -> Grounded[str]:
    return desk.guess(fetch(i))  # E: grounded-confidence
