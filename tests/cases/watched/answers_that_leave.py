"""Refused: an answer of a property or a helper that is content leaves, or content fails the world."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from corvid_runtime import Grounded, grounded_pure, prompt
from prelude import fetch


class Reason(Enum):
    SHORT = "short"
    LONG = "long"


@prompt
def rewrite(question: str) -> str:
    return question


@dataclass
class Best:
    text: Grounded[str]

    @property
    def is_sound(self) -> bool:
        return len(self.text) > 10


def how_long(text: Grounded[str]) -> Reason:
    return Reason.SHORT if len(text) < 3 else Reason.LONG


@grounded_pure
def sound(i: str) -> bool:
    return Best(fetch(i)).is_sound  # E: grounded-laundering


@grounded_pure
def reason(i: str) -> Reason:
    return how_long(fetch(i))  # E: grounded-laundering


@grounded_pure
def matched(i: str) -> str:
    match Best(fetch(i)):
        case Best(is_sound=True):  # E: grounded-laundering
            return "sound"
    return "not"


@grounded_pure
def failed_on_content(i: str) -> str:
    page = fetch(i)
    try:
        rewrite(page)
    except ConnectionError:
        return "away"  # E: grounded-laundering
    return i  # E: grounded-laundering
