"""Refused: a handwritten __post_init__ is program code."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@dataclass
class Note:
    text: Grounded[str]

    def __post_init__(self) -> None:
        print(self.text.unwrap_discarding_sources())


@agent
@grounded_pure
def made(i: str) -> Note:
    return Note(fetch(i))  # E: grounded-laundering
