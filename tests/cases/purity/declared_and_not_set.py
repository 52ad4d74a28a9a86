"""Refused: an attribute that is declared, and that `__getattr__` answers for until it is set."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Box:
    doc: Grounded[str]
    pages: int
    count: Callable[[], int]
    title: str = ""

    def __getattr__(self, name: str) -> int:
        return 1 if self.doc == "banana" else 2


class Slotted:
    __slots__ = ("doc", "pages")
    doc: Grounded[str]
    pages: int

    def __getattr__(self, name: str) -> int:
        return 1 if self.doc == "banana" else 2


class Filled:
    def __init__(self, doc: Grounded[str], number: int = 0) -> None:
        self.doc = doc
        self.pages = 1
        if number:
            return
        self.number = number

    def __getattr__(self, name: str) -> int:
        return 1 if self.doc == "banana" else 2


class Named:
    doc: Grounded[str]
    pages: int

    def __getattr__(self, name: str) -> int:
        return len(name)


@grounded_pure
def declared(key: str) -> int:
    box = Box()
    box.doc = fetch(key)
    return box.pages  # E: grounded-laundering


@grounded_pure
def called(box: Box) -> int:
    return box.count()  # E: grounded-laundering


@grounded_pure
def slotted(box: Slotted) -> int:
    return box.pages  # E: grounded-laundering


@grounded_pure
def deleted(box: Filled) -> None:
    del box.pages  # E: grounded-laundering


@grounded_pure
def left_out(box: Filled) -> int:
    return box.number  # E: grounded-laundering


@grounded_pure
def filled(key: str, box: Box) -> str:
    made = Filled(fetch(key))
    return box.title + str(made.pages)


@grounded_pure
def named(key: str) -> int:
    box = Named()
    box.doc = fetch(key)
    return box.pages
