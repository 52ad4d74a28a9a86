"""Refused: which of several functions is called shows content, or another may stand in the list."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, grounded_pure
from prelude import texts

Predicate = Callable[[Grounded[str]], Grounded[bool]]
COUNTS: list[int] = []


def late(doc: Grounded[str]) -> Grounded[bool]:
    return doc > "m"


def noting(doc: Grounded[str]) -> Grounded[bool]:
    COUNTS.append(1)
    return doc > "x"


def kept(docs: list[Grounded[str]], predicates: list[Predicate]) -> list[Grounded[str]]:
    return [doc for doc in docs if all(keep(doc) for keep in predicates)]


def kept_with_more(docs: list[Grounded[str]], predicates: list[Predicate]) -> list[Grounded[str]]:
    predicates.append(noting)
    return [doc for doc in docs if all(keep(doc) for keep in predicates)]


def kept_by_default(
    docs: list[Grounded[str]], predicates: tuple[Predicate, ...] = (noting,)
) -> list[Grounded[str]]:
    return [doc for doc in docs if all(keep(doc) for keep in predicates)]


def last_called(docs: list[Grounded[str]], predicates: list[Callable[[], str]]) -> str:
    for say in predicates:
        for doc in docs:
            if "x" in doc:
                return say()
    return ""


def counted(docs: list[Grounded[str]], predicates: list[Predicate]) -> int:
    return sum(1 for keep in predicates if keep(docs[0]))


@grounded_pure
def with_noting(i: str) -> list[Grounded[str]]:
    return kept(texts(i), [late, noting])  # E: grounded-laundering


@grounded_pure
def with_more(i: str) -> list[Grounded[str]]:
    return kept_with_more(texts(i), [late])  # E: grounded-laundering


@grounded_pure
def by_default(i: str) -> list[Grounded[str]]:
    return kept_by_default(texts(i))  # E: grounded-laundering


@grounded_pure
def bound_before(i: str) -> list[Grounded[str]]:
    predicates: list[Predicate] = [late]
    predicates.append(noting)
    return kept(texts(i), predicates)  # E: grounded-laundering


@grounded_pure
def said(i: str) -> str:
    return last_called(texts(i), [lambda: "a", lambda: "b"])  # E: grounded-laundering


@grounded_pure
def how_many(i: str) -> int:
    return counted(texts(i), [late])  # E: grounded-laundering


@grounded_pure
def after_the_loop(doc: Grounded[str], predicates: list[Predicate]) -> Grounded[bool] | None:
    for keep in predicates:
        if "x" in doc:
            break
    else:
        return None
    return keep(doc)  # E: grounded-laundering


@grounded_pure
def after_another_look(doc: Grounded[str], says: list[Callable[[], str]]) -> str:
    for say in says:
        if "x" in doc:
            break
    return say()  # E: grounded-laundering


@grounded_pure
def marked(docs: list[Grounded[str]], predicates: list[Predicate]) -> list[Grounded[str]]:
    return kept(docs, predicates)


def ordinary(i: str) -> int:
    marked(texts(i), [noting])
    return len(COUNTS)
