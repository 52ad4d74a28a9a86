"""Accepted: one of several lists, as content says, that nobody changes then."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, join
from prelude import fetch

Docs = list[Grounded[str]]


def preferred(question: str, docs: Docs, others: Docs) -> Docs:
    good = [doc for doc in docs if question in doc]
    if len(good) > 2:
        return good
    return others


def shortened(docs: Docs, most: int) -> Docs:
    if sum(len(doc) for doc in docs) <= most:
        return docs
    return [doc[:most] for doc in docs]


class Desk:
    def __init__(self) -> None:
        self.docs: Docs = []

    @grounded_pure
    def answer(self, question: str, docs: Docs) -> Grounded[str]:
        good = [doc for doc in docs if question in doc]
        self.docs = good
        return join("\n", shortened(good, 40))


@grounded_pure
def answer(question: str, docs: Docs) -> Grounded[str] | None:
    found = shortened(preferred(question, docs, [fetch(question)]), 400)
    if not found:
        return None
    ordered = sorted(found)
    ordered.append(fetch("footer"))
    return join("\n", ordered)


@grounded_pure
def kept(question: str, docs: Docs) -> Docs:
    found = preferred(question, docs, [])
    return found
