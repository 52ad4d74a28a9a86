"""Accepted: functions that a helper is passed in a list are called one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from corvid_runtime import Grounded, grounded_pure
from prelude import texts

Predicate = Callable[[Grounded[str]], Grounded[bool]]


def late(doc: Grounded[str]) -> Grounded[bool]:
    return doc > "A"


def early(doc: Grounded[str]) -> Grounded[bool]:
    return doc < "z"


def by_all(docs: list[Grounded[str]], predicates: list[Predicate]) -> list[Grounded[str]]:
    return [doc for doc in docs if all(keep(doc) for keep in predicates)]


def in_turn(docs: list[Grounded[str]], predicates: Iterable[Predicate]) -> list[Grounded[str]]:
    for keep in predicates:
        docs = [doc for doc in docs if keep(doc)]
    return docs


def above(least: str) -> Predicate:
    return lambda doc: doc > least


@grounded_pure
def passed_on(docs: list[Grounded[str]], predicates: list[Predicate]) -> list[Grounded[str]]:
    return by_all(docs, predicates)


@grounded_pure
def written_out(i: str) -> list[Grounded[str]]:
    docs = by_all(texts(i), [late, early, above("B"), lambda doc: doc > "C"])
    return passed_on(in_turn(docs, (late, above("D"))), [early])
