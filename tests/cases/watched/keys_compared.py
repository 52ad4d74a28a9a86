"""Refused: what a key or a test answers has methods of its own, which run as often as content says."""

from __future__ import annotations

import bisect
import heapq
import itertools
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure

COMPARED: list[int] = []


class Loud:
    def __init__(self, number: int) -> None:
        self.number = number

    def __lt__(self, other: Loud) -> bool:
        COMPARED.append(1)
        return self.number < other.number

    def __gt__(self, other: Loud) -> bool:
        COMPARED.append(1)
        return self.number > other.number

    def __eq__(self, other: object) -> bool:
        COMPARED.append(1)
        return isinstance(other, Loud) and self.number == other.number

    def __hash__(self) -> int:
        COMPARED.append(1)
        return self.number

    def __bool__(self) -> bool:
        COMPARED.append(1)
        return True


class Quiet:
    def __init__(self, number: int) -> None:
        self.number = number

    def __lt__(self, other: Quiet) -> bool:
        return self.number < other.number

    def __gt__(self, other: Quiet) -> bool:
        return self.number > other.number

    def __bool__(self) -> bool:
        return self.number > 0


@dataclass(frozen=True, order=True)
class Rank:
    number: int


class Ranking:
    def __call__(self, number: int) -> Loud:
        return Loud(number)


def ranked(number: int) -> Loud:
    return Loud(number)


def placed(text: Grounded[str]) -> Loud:
    return Loud(1)


@grounded_pure
def ordered(reply: Grounded[str], numbers: list[int]) -> Grounded[str]:
    if "x" in reply:
        sorted(numbers, key=ranked)  # E: grounded-laundering
        sorted(numbers, key=lambda number: (Loud(number), number))  # E: grounded-laundering
        max(numbers, key=Loud)  # E: grounded-laundering
        min(1, 2, key=Ranking())  # E: grounded-laundering
        own = [*numbers]
        own.sort(key=ranked)  # E: grounded-laundering
        heapq.nlargest(2, numbers, key=ranked)  # E: grounded-laundering
        list(heapq.merge(numbers, numbers, key=ranked))  # E: grounded-laundering
        bisect.bisect(numbers, Loud(1), key=ranked)  # E: grounded-laundering
    return reply


@grounded_pure
def grouped(reply: Grounded[str], numbers: list[int]) -> Grounded[str]:
    if "x" in reply:
        for _ in itertools.groupby(numbers, key=ranked):  # E: grounded-laundering
            pass
    return reply


@grounded_pure
def tested(reply: Grounded[str], numbers: list[int]) -> Grounded[str]:
    if "x" in reply:
        list(filter(ranked, numbers))  # E: grounded-laundering
        list(itertools.filterfalse(ranked, numbers))  # E: grounded-laundering
        list(itertools.takewhile(ranked, numbers))  # E: grounded-laundering
        list(itertools.dropwhile(ranked, numbers))  # E: grounded-laundering
    return reply


@grounded_pure
def of_a_selection(reply: Grounded[str], docs: list[Grounded[str]]) -> Grounded[str]:
    good = [doc for doc in docs if doc in reply]
    sorted(good, key=placed)  # E: grounded-laundering
    return reply


@grounded_pure
def quietly(reply: Grounded[str], numbers: list[int], docs: list[Grounded[str]]) -> list[int]:
    if "x" in reply:
        sorted(numbers, key=Rank)
        sorted(numbers, key=Quiet)
        sorted(numbers, key=lambda number: (-number, str(number)))
        max(docs, key=len)
        list(filter(Quiet, numbers))
        list(filter(None, numbers))
    return numbers


@grounded_pure
def whatever_it_is(numbers: list[int], docs: list[Grounded[str]]) -> list[int]:
    sorted(docs, key=placed)
    return sorted(numbers, key=ranked)
