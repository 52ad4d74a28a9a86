"""Refused: a handwritten constructor is program code."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


class Holder:
    def __init__(self, text: Grounded[str]) -> None:
        self.text = text


@agent
@grounded_pure
def made(i: str) -> Holder:
    return Holder(fetch(i))  # E: grounded-laundering
