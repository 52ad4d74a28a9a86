"""Refused: a lambda whose parameter is grounded by its context drops it; those that ask keep it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import combine, fetch, summarize

T = TypeVar("T")


def apply(function: Callable[[Grounded[str]], Grounded[str]], to: str) -> Grounded[str]:
    return function(fetch(to))


def applied(function: Callable[[T], T], to: T) -> T:
    return function(to)


def measure(function: Callable[[Grounded[str]], int], to: str) -> int:
    return function(fetch(to))


@grounded_pure
def asked(key: str) -> Grounded[str]:
    return apply(lambda doc: summarize(doc), key)


@grounded_pure
def asked_of_asked(key: str) -> Grounded[str]:
    return apply(lambda doc: combine(key, summarize(combine(doc[:10], "a"))), key)


@grounded_pure
def asked_of_each(key: str) -> list[Grounded[str]]:
    return list(map(lambda doc: combine(key, doc), [fetch(key), fetch("a")]))


@grounded_pure
def asked_of_anything(key: str) -> Grounded[str]:
    return applied(lambda doc: combine(key, doc), fetch(key))


@grounded_pure
def bound_first(key: str) -> Grounded[str]:
    ask: Callable[[Grounded[str]], Grounded[str]] = lambda doc: summarize(doc)
    return ask(fetch(key))


@grounded_pure
def asked_within(key: str) -> Grounded[str]:
    return apply(lambda doc: apply(lambda other: combine(doc, other), "b"), key)


@grounded_pure
def measured(key: str) -> int:
    return measure(lambda doc: len(summarize(doc)), key)  # E: grounded-laundering


@grounded_pure
def stored(key: str, seen: list[str]) -> Grounded[str]:
    apply(lambda doc: seen.append(doc) or doc, key)  # E: grounded-laundering
    return fetch(key)
