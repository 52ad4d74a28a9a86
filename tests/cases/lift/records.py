"""Accepted: the class of a record is lifted as it is: making one only holds what it is handed."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch


@dataclass(frozen=True)
class Hit:
    text: str
    score: float = 0.0


class Page:
    def __init__(self, text: str) -> None:
        self.text = text


@grounded_pure
def hit(i: str) -> Grounded[Hit]:
    return lift(Hit)(fetch(i), 1.0)


@grounded_pure
def page(i: str) -> Grounded[Page]:
    return lift(Page)(fetch(i))
