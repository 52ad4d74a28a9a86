"""Accepted: proved callbacks in containers, partials, defaults, parameters and objects."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, keep

Change = Callable[[Grounded[str]], Grounded[str]]


@grounded_pure
def shouted(doc: Grounded[str], mark: str = "!") -> Grounded[str]:
    return doc.upper() + mark


@grounded_pure
def apply(changes: list[Change], doc: Grounded[str]) -> list[Grounded[str]]:
    return list(map(lambda change: change(doc), changes))


class Proven:
    @grounded_pure
    def __call__(self, doc: Grounded[str]) -> Grounded[str]:
        return doc.lower()


@grounded_pure
def answer(i: str, last: Change = keep) -> list[Grounded[str]]:
    def inner(doc: Grounded[str], change: Change = keep) -> Grounded[str]:
        return change(doc)

    louder = partial(shouted, mark="!!")
    docs = apply([keep, louder, inner, last, Proven()], fetch(i))
    docs += list(map(partial(shouted), docs))
    docs += [inner(doc, last) for doc in docs]
    return sorted(docs, key=lambda doc: 0)[: len([keep, shouted])]
