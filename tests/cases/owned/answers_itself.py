"""Refused: another name for an own object or list, which a method or the library gave back."""

from __future__ import annotations

import copy

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Box:
    def __init__(self) -> None:
        self.n = 0

    def __pos__(self) -> Box:
        return self

    def __getitem__(self, place: int) -> Box:
        return self

    def __copy__(self) -> Box:
        return self

    def __abs__(self) -> Box:
        return self

    def __lt__(self, other: list[int]) -> list[int]:
        return other

    @property
    def me(self) -> Box:
        return self


@grounded_pure
def by_operator(i: str) -> int:
    box = Box()
    other = +box
    if fetch(i) == "a":
        box.n = 1  # E: grounded-laundering
    return other.n


@grounded_pure
def by_subscript(i: str) -> int:
    box = Box()
    other = box[0]
    if fetch(i) == "a":
        box.n = 1  # E: grounded-laundering
    return other.n


@grounded_pure
def by_property(i: str) -> int:
    box = Box()
    other = box.me
    if fetch(i) == "a":
        box.n = 1  # E: grounded-laundering
    return other.n


@grounded_pure
def by_the_library(i: str) -> int:
    box = Box()
    other, another = copy.copy(box), abs(box)
    if fetch(i) == "a":
        box.n = 1  # E: grounded-laundering
    return other.n + another.n


@grounded_pure
def beside(i: str) -> int:
    found: list[int] = []
    other = Box() < found
    if fetch(i) == "a":
        found.append(1)  # E: grounded-laundering
    return len(other)


@grounded_pure
def in_place(i: str) -> int:
    found: list[int] = []
    other = found.__iadd__([])
    if fetch(i) == "a":
        found.append(1)  # E: grounded-laundering
    return len(other)


@grounded_pure
def chosen(i: str) -> int:
    found: list[int] = []
    other = max(found, [])
    if fetch(i) == "a":
        found.append(1)  # E: grounded-laundering
    return len(other)


@grounded_pure
def summed(i: str) -> int:
    found: list[int] = []
    empty: list[list[int]] = []
    other = sum(empty, found)
    if fetch(i) == "a":
        found.append(1)  # E: grounded-laundering
    return len(other)
