"""Refused: a generic helper calls each of the functions that it was passed, and one is not proved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from corvid_runtime import Grounded, grounded_pure, retrieval, tool

T = TypeVar("T")
U = TypeVar("U")
SEEN: list[int] = []


@tool(uses=retrieval)
def fetch(name: str) -> str:
    return name


def pipe(value: T, *steps: Callable[[T], T]) -> T:
    for step in steps:
        value = step(value)
    return value


def through(value: T, steps: Sequence[Callable[[T], T]]) -> T:
    for step in steps:
        value = step(value)
    return value


def each_of(value: T, steps: list[Callable[[T], U]]) -> list[U]:
    return [step(value) for step in steps]


def upper(text: Grounded[str]) -> Grounded[str]:
    return text.upper()


def leak(text: Grounded[str]) -> Grounded[str]:
    SEEN.append(len(text))
    return text


def size(text: Grounded[str]) -> int:
    return len(text)


@grounded_pure
def piped(name: str) -> Grounded[str]:
    return pipe(fetch(name), upper, upper)


@grounded_pure
def passed(name: str) -> Grounded[str]:
    return through(fetch(name), [upper, lambda text: text[:3]])


@grounded_pure
def handed_on(name: str, steps: list[Callable[[Grounded[str]], Grounded[str]]]) -> Grounded[str]:
    return through(fetch(name), steps)


@grounded_pure
def all_of(name: str) -> list[Grounded[str]]:
    return each_of(fetch(name), [upper])


@grounded_pure
def piped_into_a_leak(name: str) -> int:
    pipe(fetch(name), upper, leak)  # E: grounded-laundering
    return SEEN[0]


@grounded_pure
def passed_a_leak(name: str) -> int:
    through(fetch(name), [leak])  # E: grounded-laundering
    return SEEN[0]


@grounded_pure
def sizes(name: str) -> list[int]:
    return each_of(fetch(name), [size])  # E: grounded-laundering


@grounded_pure
def lengths(name: str) -> list[int]:
    return each_of(fetch(name), [lambda text: len(text)])  # E: grounded-laundering


@grounded_pure
def given_back(name: str) -> str:
    return pipe(fetch(name), upper)  # E: grounded-laundering


def ordinary(name: str) -> None:
    handed_on(name, [leak])  # E: grounded-laundering
