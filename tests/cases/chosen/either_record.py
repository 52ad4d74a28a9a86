"""Accepted: helpers that return one of several records, and proofs that look which one it is."""

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


@grounded_pure
def asked(i: str) -> Grounded[str] | None:
    doc = fetch(i)
    result = attempt(lambda: summarize(doc))
    if isinstance(result, Err):
        return None
    return result.value


@grounded_pure
def matched(i: str) -> Grounded[str] | None:
    match lookup(i):
        case Found(text=text):
            return text
        case Missing():
            return None


@grounded_pure
def chosen(i: str) -> Grounded[str] | None:
    found = lookup(i)
    return found.text if isinstance(found, Found) else None
