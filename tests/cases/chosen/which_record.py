"""Refused: which of several records a helper returned, and what is plain in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, summarize


class ModelError(Exception): ...


T = TypeVar("T")


@dataclass(frozen=True)
class Ok(Generic[T]):
    value: T


@dataclass(frozen=True)
class Err:
    reason: str


@dataclass(frozen=True)
class Found:
    text: Grounded[str]
    rank: int


@dataclass(frozen=True)
class Missing:
    query: str


def attempt(call: Callable[[], T]) -> Ok[T] | Err:
    try:
        return Ok(call())
    except ModelError:
        return Err("the model is away")


def lookup(i: str) -> Found | Missing:
    doc = fetch(i)
    if "17" in doc:
        return Found(doc, 1)
    return Missing(i)


def either(first: T, second: T, i: str) -> Ok[T] | Err:
    doc = fetch(i)
    if "17" in doc:
        return Ok(first)
    return Ok(second) if "18" in doc else Err("neither")


KEPT: list[Found | Missing] = []


@grounded_pure
def the_reason(i: str) -> str:
    doc = fetch(i)
    result = attempt(lambda: summarize(doc))
    return result.reason if isinstance(result, Err) else "fine"  # E: grounded-laundering # E: grounded-laundering


@grounded_pure
def which(i: str) -> bool:
    found = lookup(i)
    return isinstance(found, Missing)  # E: grounded-laundering


@grounded_pure
def as_it_is(i: str) -> Found | Missing:
    return lookup(i)  # E: grounded-laundering


@grounded_pure
def a_field(i: str) -> int:
    match lookup(i):
        case Found(rank=rank):
            return rank  # E: grounded-laundering
        case _:
            return 0  # E: grounded-laundering


@grounded_pure
def kept(i: str) -> None:
    KEPT.append(lookup(i))  # E: grounded-laundering


@grounded_pure
def of_a_variable(i: str) -> int:
    result = either(1, 2, i)
    if isinstance(result, Ok):
        return result.value  # E: grounded-laundering
    raise ValueError
