"""Refused: functions and classes of the library, passed on, ask what stands beside them."""

from __future__ import annotations

import csv
import operator
import threading
from dataclasses import dataclass
from functools import reduce, total_ordering, update_wrapper

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

HEARD: list[str] = []


class Tag:
    """One whose text and number are heard."""

    def __str__(self) -> str:
        HEARD.append("text")
        return "tag"

    def __int__(self) -> int:
        HEARD.append("number")
        return 1

    def __add__(self, other: Tag) -> Tag:
        HEARD.append("sum")
        return self


@dataclass
class Label:
    """One that says nothing."""

    name: str

    def __str__(self) -> str:
        return self.name


@grounded_pure
def shown(i: str, tags: list[Tag]) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha":
        list(map(str, tags))  # E: grounded-laundering
    return doc


@grounded_pure
def counted(i: str, tags: list[Tag]) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha":
        list(map(int, tags))  # E: grounded-laundering
    return doc


@grounded_pure
def summed(i: str, tags: list[Tag]) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha":
        reduce(operator.add, tags)  # E: grounded-laundering
    return doc


@grounded_pure
def quietly(i: str, labels: list[Label], sizes: list[str]) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha":
        names = list(map(str, labels))
        if len(names) > sum(map(int, sizes)):
            return doc + "!"
    return doc


@grounded_pure
def before_the_look(i: str, tags: list[Tag]) -> Grounded[str]:
    list(map(str, tags))
    return fetch(i)


def first() -> None:
    """A function that others see."""


def second() -> None:
    """Another one."""


class Rank:
    """What can be ordered."""

    def __init__(self, n: int) -> None:
        self.n = n

    def __lt__(self, other: Rank) -> bool:
        return self.n < other.n

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rank) and self.n == other.n


@grounded_pure
def renamed(i: str) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha":
        update_wrapper(first, second)  # E: grounded-laundering
    return doc


@grounded_pure
def ordered(i: str) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha":
        total_ordering(Rank)  # E: grounded-laundering
    return doc


@grounded_pure
def written(i: str) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha":
        dataclass(Rank)  # E: grounded-laundering
    return doc


@grounded_pure
def header(i: str, lines: list[str]) -> Grounded[str]:
    rows = csv.DictReader(iter(lines))
    doc = fetch(i)
    if doc == "alpha":
        rows.fieldnames  # E: grounded-laundering
    return doc


@grounded_pure
def header_first(i: str, lines: list[str]) -> Grounded[str]:
    names = csv.DictReader(iter(lines)).fieldnames
    doc = fetch(i)
    if doc == "alpha" and names:
        return doc + "!"
    return doc


@grounded_pure
def named(i: str) -> str:
    fetch(i)
    return threading.Thread(target=first).name  # E: grounded-laundering
