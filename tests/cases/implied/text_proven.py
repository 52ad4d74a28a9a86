"""Accepted: an object with methods of its own is held, compared by identity, and shown by proof."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Named:
    @grounded_pure
    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return self.name

    def describe(self) -> str:
        return self.name


class Counted:
    @grounded_pure
    def __init__(self, count: int) -> None:
        self.count = count

    @grounded_pure
    def __index__(self) -> int:
        return self.count

    @grounded_pure
    def __str__(self) -> str:
        return f"{self.count}"


@grounded_pure
def answer(i: str) -> list[tuple[Named, Grounded[str]]]:
    named, counted = Named(i), Counted(1)
    found: list[tuple[Named, Grounded[str]]] = []
    found.append((named, fetch("%s of %s" % (counted, [1, 2][counted]))))
    known = {i: named}
    return found + [(known[i], fetch(i))] if named is not known.get(i) else found
