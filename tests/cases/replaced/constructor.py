"""Refused: a constructor that a proved class method of the base runs without its own proof."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch
from typing_extensions import Self


@dataclass
class Base:
    text: Grounded[str]

    @classmethod
    @grounded_pure
    def make(cls, i: str) -> Self:
        return cls(fetch(i))


class Sub(Base):
    def __init__(self, text: Grounded[str]) -> None:  # E: grounded-laundering
        super().__init__(text)
        self.n = len(text.unwrap_discarding_sources())


class Proved(Base):
    @grounded_pure
    def __init__(self, text: Grounded[str]) -> None:
        super().__init__(text + "!")


@grounded_pure
def answer(i: str) -> tuple[int, Grounded[str]]:
    return Sub.make(i).n, Proved.make(i).text
