"""Accepted: a property or a helper answers with content, by a value or a member of an enumeration."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from corvid_runtime import Grounded, grounded_pure, prompt
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


class Reason(str, Enum):
    SHORT = "short"
    LOUD = "loud"


@prompt
def rewrite(question: str) -> str:
    return question


@dataclass
class Best:
    text: Grounded[str] | None = None

    @property
    def is_sound(self) -> bool:
        return self.text is not None and len(self.text) > 10


def objection(text: Grounded[str]) -> Reason | None:
    if len(text) < 3:
        return Reason.SHORT
    return Reason.LOUD if "!" in text else None


@grounded_pure
def query(question: str) -> str:
    try:
        return rewrite(question)
    except ConnectionError:
        return question


@grounded_pure
def answer(keys: list[str]) -> Grounded[str] | None:
    best = Best()
    for key in keys:
        if best.is_sound:
            break
        best.text = fetch(query(key))
    return best.text


@grounded_pure
def calm(i: str) -> Grounded[str] | InsufficientEvidence:
    page = fetch(i)
    if objection(page) is Reason.LOUD:
        return InsufficientEvidence(reason="too loud")
    return page
