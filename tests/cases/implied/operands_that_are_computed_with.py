"""Accepted: special methods that change nothing compute with content; others get none."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


@dataclass(frozen=True, order=True)
class Score:
    value: float

    def __add__(self, other: Score) -> Score:
        return Score(self.value + other.value)

    def __mul__(self, factor: float) -> Score:
        return Score(self.value * factor)


class Count:
    def __init__(self) -> None:
        self.total = 0

    def __iadd__(self, by: int) -> Count:
        self.total += by
        return self


@grounded_pure
def long_enough(i: str, least: Score) -> Grounded[str] | InsufficientEvidence:
    page = fetch(i)
    if Score(1.0) * len(page) + Score(0.5) < least:
        return InsufficientEvidence(reason="too short")
    return page


@grounded_pure
def counted(keys: list[str], count: Count) -> list[Grounded[str]]:
    count += len(keys)
    return [fetch(key) for key in keys]
