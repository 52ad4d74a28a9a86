"""Refused: a method may give the very list that an object holds, which is changed after a look."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Notebook:
    """Notes, and ways to read them."""

    def __init__(self) -> None:
        self.notes: list[Grounded[str]] = [fetch("a")]

    def lines(self) -> list[Grounded[str]]:
        return [*self.notes]

    def all(self) -> list[Grounded[str]]:
        return self.notes


class Shared(Notebook):
    """Gives its list."""

    def lines(self) -> list[Grounded[str]]:
        return self.notes


def notebook(is_shared: bool) -> Notebook:
    return Shared() if is_shared else Notebook()


@grounded_pure
def of_a_subclass(key: str) -> int:
    book: Notebook = Shared()
    lines = book.lines()
    if "x" in fetch(key):
        book.notes.append(fetch("b"))  # E: grounded-laundering
    return len(lines)


@grounded_pure
def of_either(key: str) -> int:
    book = notebook(key == "a")
    lines = book.lines()
    if "x" in fetch(key):
        book.notes.append(fetch("b"))  # E: grounded-laundering
    return len(lines)


@grounded_pure
def the_very_list(key: str) -> int:
    book = Notebook()
    lines = book.all()
    if "x" in fetch(key):
        book.notes.append(fetch("b"))  # E: grounded-laundering
    return len(lines)


@grounded_pure
def bound_anew(key: str) -> int:
    book = Notebook()
    if key == "a":
        book = Shared()
    lines = book.lines()
    if "x" in fetch(key):
        book.notes.append(fetch("b"))  # E: grounded-laundering
    return len(lines)
