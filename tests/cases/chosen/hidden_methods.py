"""Refused: a function of any type's values asks an object as that answers, which tells content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

T = TypeVar("T")
LOG: list[str] = []


class Telling:
    def __eq__(self, other: object) -> bool:
        return "bee" in fetch("key").unwrap_discarding_sources()

    def __hash__(self) -> int:
        return 1


class Shown:
    def __str__(self) -> str:
        return fetch("key").unwrap_discarding_sources()


class True_:
    def __bool__(self) -> bool:
        return "bee" in fetch("key").unwrap_discarding_sources()


def alike(one: T, other: T) -> bool:
    return one == other


def found(one: T, others: Sequence[T]) -> bool:
    return one in others


def shown(value: T) -> str:
    return f"{value}"


def is_true(value: T) -> bool:
    return bool(value)


def distinct(values: Sequence[T]) -> int:
    return len(set(values))


@grounded_pure
def compared() -> bool:
    return alike(Telling(), Telling())  # E: grounded-laundering


@grounded_pure
def looked_for() -> bool:
    return found(Telling(), [Telling()])  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def as_text() -> str:
    return shown(Shown())  # E: grounded-laundering


@grounded_pure
def as_truth() -> bool:
    return is_true(True_())  # E: grounded-laundering


@grounded_pure
def hashed() -> int:
    return distinct([Telling(), Telling()])  # E: grounded-laundering


@grounded_pure
def of_others(value: True_) -> bool:
    return is_true(value)  # E: grounded-laundering
