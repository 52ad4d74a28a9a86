"""Refused: a decorator keeps the answer of the function below, which is content."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

CALLS: list[bool] = []
SEEN: dict[str, int] = {}


def logged(function: Callable[[str], bool]) -> Callable[[str], bool]:
    def logging(i: str) -> bool:
        found = function(i)
        CALLS.append(found)
        return found

    return logging


def counted(name: str) -> Callable[[Callable[[str], int]], Callable[[str], int]]:
    def decorate(function: Callable[[str], int]) -> Callable[[str], int]:
        def counting(i: str) -> int:
            SEEN[name] = function(i)
            return 0

        return counting

    return decorate


def negated(function: Callable[[str], bool]) -> Callable[[str], bool]:
    def negating(i: str) -> bool:
        return not function(i)

    return negating


@logged
def is_second(i: str) -> bool:
    return "two" in fetch(i)


@counted("size")
def size(i: str) -> int:
    return len(fetch(i))


@negated
def is_first(i: str) -> bool:
    return "two" in fetch(i)


@grounded_pure
def asked(i: str) -> None:
    is_second(i)  # E: grounded-laundering


@grounded_pure
def sized(i: str) -> None:
    size(i)  # E: grounded-laundering


@grounded_pure
def answered(i: str) -> bool:
    return is_first(i)  # E: grounded-laundering


@grounded_pure
def looked(i: str) -> Grounded[str] | None:
    return fetch(i) if is_first(i) else None
