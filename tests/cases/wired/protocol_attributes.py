"""Refused: what runs where a proof reads or writes the attribute of a protocol, or asks its object."""

from __future__ import annotations

from typing import Protocol

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

SEEN: list[int] = []


class Box(Protocol):
    doc: Grounded[str]
    pages: int


class Stored:
    def __init__(self, doc: Grounded[str]) -> None:
        self.doc = doc
        self.pages = 0

    def __len__(self) -> int:
        return 1


class Labelled(Stored):
    def __repr__(self) -> str:
        return f"a box of {self.pages} pages"


class Read:
    doc: Grounded[str]

    @property
    def pages(self) -> int:
        return 1 if self.doc == "banana" else 2

    @pages.setter
    def pages(self, value: int) -> None:
        pass


class Written:
    pages: int = 0

    @property
    def doc(self) -> Grounded[str]:
        return fetch("a")

    @doc.setter
    def doc(self, value: Grounded[str]) -> None:
        if value == "banana":
            SEEN.append(1)


class Counter:
    def __get__(self, box: object, owner: object) -> int:
        SEEN.append(1)
        return len(SEEN)

    def __set__(self, box: object, value: int) -> None:
        pass


class Described:
    doc: Grounded[str]
    pages = Counter()


class Assigned:
    doc: Grounded[str]
    pages: int = 0

    def __setattr__(self, name: str, value: object) -> None:
        SEEN.append(1)


class Answered:
    doc: Grounded[str]
    pages: int

    def __getattr__(self, name: str) -> int:
        return 1 if self.doc == "banana" else 2


class Tested:
    doc: Grounded[str]
    pages: int = 0

    def __bool__(self) -> bool:
        SEEN.append(1)
        return True


@grounded_pure
def load(key: str, box: Box) -> int:
    box.doc = fetch(key)
    return box.pages if box else 0


@grounded_pure
def make(key: str) -> Grounded[str]:
    boxes: list[Box] = [Written()]  # E: grounded-laundering
    return boxes[0].doc


@grounded_pure
def make_stored(key: str) -> Grounded[str]:
    boxes: list[Box] = [Stored(fetch(key))]
    return boxes[0].doc


def main(doc: Grounded[str]) -> None:
    load("a", Stored(doc))
    load("a", Labelled(doc))
    load("a", Read())  # E: grounded-laundering
    load("a", Written())  # E: grounded-laundering
    load("a", Described())  # E: grounded-laundering
    load("a", Assigned())  # E: grounded-laundering
    load("a", Answered())  # E: grounded-laundering
    load("a", Tested())  # E: grounded-laundering
    kept: Box = Written()  # E: grounded-laundering
    load("a", kept)
