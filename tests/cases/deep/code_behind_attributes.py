"""Refused: code that attributes, generated comparisons and lifted builtins run on content unseen."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from corvid_runtime import Grounded, grounded_pure, lift, retrieval, tool
from prelude import fetch

T = TypeVar("T")
SEEN: list[str] = []


class Described:
    def __get__(self, holder: Record, kind: type[Record]) -> int:
        SEEN.append(holder.text)
        return 1


class Lazy(Generic[T]):
    def __init__(self, function: Callable[[Record], T]) -> None:
        self.function = function

    def __get__(self, holder: Record, kind: type[Record] | None = None) -> T:
        return self.function(holder)


def hook(holder: Record) -> int:
    SEEN.append(holder.text)
    return 1


class Record:
    described = Described()
    given = property(hook)

    def __init__(self, text: str) -> None:
        self.text = text

    @Lazy
    def lazy(self) -> int:
        SEEN.append(self.text)
        return 1

    @functools.cached_property
    def cached(self) -> int:
        SEEN.append(self.text)
        return 1


class Word:
    def __init__(self, text: str) -> None:
        self.text = text

    def __hash__(self) -> int:
        SEEN.append(self.text)
        return 1


@dataclass(frozen=True)
class Hit:
    word: Word


@functools.total_ordering
class Ordered:
    def __init__(self, text: str = "") -> None:
        self.text = text
        self.asked = 0

    def __lt__(self, other: Ordered) -> bool:
        self.asked += 1
        SEEN.append(self.text)
        return True


@tool(uses=retrieval)
def record(i: str) -> Record:
    return Record(i)


@tool(uses=retrieval)
def hit(i: str) -> Hit:
    return Hit(Word(i))


@tool(uses=retrieval)
def ordered(i: str) -> Ordered:
    return Ordered(i)


@grounded_pure
def described(i: str) -> Grounded[int]:
    return record(i).described  # E: grounded-laundering


@grounded_pure
def given(i: str) -> Grounded[int]:
    return record(i).given  # E: grounded-laundering


@grounded_pure
def lazy(i: str) -> Grounded[int]:
    return record(i).lazy  # E: grounded-laundering


@grounded_pure
def cached(i: str) -> Grounded[int]:
    return record(i).cached  # E: grounded-laundering


@grounded_pure
def hashed(i: str) -> Grounded[int]:
    return lift(hash)(hit(i))  # E: grounded-laundering


@grounded_pure
def compared(i: str) -> Grounded[bool]:
    return ordered(i) >= ordered("")  # E: grounded-laundering


@grounded_pure
def counted(i: str) -> int:
    own = Ordered()
    if "x" in fetch(i) and own <= own:  # E: grounded-laundering
        pass
    return own.asked


@grounded_pure
def plain_read(i: str) -> Grounded[str]:
    return record(i).text
