"""Refused: helpers that have the library call what changes something, called after a look."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Callable

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

SEEN: list[str] = []


def noisy(number: int) -> int:
    SEEN.append("called")
    return number


def noisy_sum(one: int, other: int) -> int:
    return noisy(one) + other


def noisy_match(match: re.Match[str]) -> str:
    SEEN.append("called")
    return "b"


def nothing() -> int:
    return noisy(1)


def double(number: int) -> int:
    return number * 2


def by_key() -> list[int]:
    return sorted([2, 1], key=noisy)


def by_map() -> None:
    for _ in map(noisy, [1, 2]):
        pass


def by_reduce() -> int:
    return functools.reduce(noisy_sum, [1, 2, 3])


def by_sub() -> str:
    return re.sub("a", noisy_match, "aa")


def by_starmap() -> list[int]:
    return list(itertools.starmap(noisy_sum, [(1, 2)]))


def by_sentinel() -> list[int]:
    return list(iter(nothing, 1))


def by_parameter(key: Callable[[int], int]) -> list[int]:
    return sorted([2, 1], key=key)


def by_quiet_key() -> list[int]:
    return sorted([2, 1], key=double)


def by_quiet_map() -> list[int]:
    return [*map(double, [1, 2]), *map(lambda number: number + 1, [1, 2])]


@grounded_pure
def sorts(doc: Grounded[str]) -> Grounded[str]:
    if "x" in doc:
        by_key()  # E: grounded-laundering
    return doc


@grounded_pure
def maps(doc: Grounded[str]) -> Grounded[str]:
    if "x" in doc:
        by_map()  # E: grounded-laundering
    return doc


@grounded_pure
def reduces(doc: Grounded[str]) -> Grounded[str]:
    if "x" in doc:
        by_reduce()  # E: grounded-laundering
    return doc


@grounded_pure
def substitutes(doc: Grounded[str]) -> Grounded[str]:
    if "x" in doc:
        by_sub()  # E: grounded-laundering
    return doc


@grounded_pure
def spreads(doc: Grounded[str]) -> Grounded[str]:
    if "x" in doc:
        by_starmap()  # E: grounded-laundering
    return doc


@grounded_pure
def repeats(doc: Grounded[str]) -> Grounded[str]:
    if "x" in doc:
        by_sentinel()  # E: grounded-laundering
    return doc


@grounded_pure
def passes_on(doc: Grounded[str]) -> Grounded[str]:
    if "x" in doc:
        by_parameter(noisy)  # E: grounded-laundering
    return doc


@grounded_pure
def before_the_look(doc: Grounded[str]) -> Grounded[str]:
    by_key()
    by_parameter(noisy)
    return doc if "x" in doc else fetch("a")


@grounded_pure
def sorts_quietly(doc: Grounded[str]) -> Grounded[str]:
    if "x" in doc:
        by_quiet_key()
        by_quiet_map()
    return doc
