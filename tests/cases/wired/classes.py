"""Refused: ordinary code hands a class to a proof that makes objects as its base does."""

from __future__ import annotations

from typing import TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

MADE: list[str] = []


class Draft:
    """What the proof makes."""

    def __init__(self) -> None:
        self.words = 0

    @classmethod
    def empty(cls) -> Draft:
        return cls()


class Letter(Draft):
    """One with a field more."""

    def __init__(self) -> None:
        super().__init__()
        self.name = ""


class Counted(Draft):
    """One that counts how often it is made."""

    def __init__(self) -> None:
        super().__init__()
        MADE.append("one")


class Numbered:
    """One of which a proof makes none, since making it counts."""

    def __init__(self) -> None:
        MADE.append(input())


DraftT = TypeVar("DraftT", bound=Draft)


@grounded_pure
def drafted(i: str, kind: type[Draft]) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha":
        kind()
    return doc


@grounded_pure
def emptied(i: str, kind: type[DraftT]) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha":
        kind.empty()
    return doc


@grounded_pure
def called_as(i: str, kind: type[Numbered]) -> Grounded[str]:
    return fetch(i) + kind.__name__


class Desk:
    """A service that makes drafts."""

    def __init__(self, kind: type[Draft]) -> None:
        self.kind = kind

    @grounded_pure
    def answer(self, i: str) -> Grounded[str]:
        return drafted(i, Letter)


def main() -> None:
    drafted("alpha", Draft)
    drafted("alpha", Letter)
    drafted("alpha", Counted)  # E: grounded-laundering
    emptied("alpha", Letter)
    emptied("alpha", Counted)  # E: grounded-laundering
    called_as("alpha", Numbered)
    Desk(Letter)
    Desk(Counted)  # E: grounded-laundering
