"""Refused: steps of a tuple that keep less than their protocol; functions beside objects do not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from corvid_runtime import Grounded, grounded_pure

LOG: list[int] = []


class Step(Protocol):
    @grounded_pure
    def __call__(self, text: Grounded[str]) -> Grounded[str]: ...


def clean(text: Grounded[str]) -> Grounded[str]:
    return text.strip()


def loud(text: Grounded[str]) -> Grounded[str]:
    if "a" in text:
        LOG.append(1)
    return text


class Limit:
    def __init__(self, size: int) -> None:
        self.size = size

    def __call__(self, text: Grounded[str]) -> Grounded[str]:
        return text[: self.size]


class Loud:
    def __call__(self, text: Grounded[str]) -> Grounded[str]:
        return loud(text)


STEPS: tuple[Step, ...] = (clean, Limit(5))
TURNED: tuple[Step, ...] = (Limit(5), clean)
FIRST: tuple[Step, ...] = (loud, Limit(5))  # E: grounded-laundering
LAST: tuple[Step, ...] = (Limit(5), clean, loud)  # E: grounded-laundering
OBJECT: tuple[Step, ...] = (clean, Loud())  # E: grounded-laundering


@grounded_pure
def run(text: Grounded[str], steps: Sequence[Step] = STEPS) -> Grounded[str]:
    for step in steps:
        text = step(text)
    return text
