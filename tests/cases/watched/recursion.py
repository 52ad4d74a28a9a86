"""Refused: what changes something calls itself again, or not, as content says."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

COUNT: list[int] = []


def visit(docs: list[Grounded[str]], trail: list[int]) -> None:
    trail.append(1)
    if docs and "17" in docs[0]:
        visit(docs[1:], trail)


def count(docs: list[Grounded[str]]) -> None:
    go = count
    COUNT.append(1)
    for doc in docs:
        if "17" in doc:
            go(docs[1:])


class Walk:
    def __init__(self) -> None:
        self.calls = 0

    def walk(self, docs: list[Grounded[str]]) -> Grounded[str]:
        self.calls += 1
        return self.walk(docs[1:]) if "17" in docs[0] else docs[0]


def first(docs: list[Grounded[str]], depth: int = 0) -> Grounded[str]:
    return docs[0] if depth > 3 or "17" in docs[0] else first(docs[1:], depth + 1)


@grounded_pure
def visited(docs: list[Grounded[str]]) -> int:
    trail: list[int] = []
    visit(docs, trail)
    return len(trail)  # E: grounded-laundering


@grounded_pure
def counted(docs: list[Grounded[str]]) -> int:
    count(docs)  # E: grounded-laundering
    return len(COUNT)


@grounded_pure
def walked(docs: list[Grounded[str]]) -> int:
    walk = Walk()
    walk.walk(docs)
    return walk.calls  # E: grounded-laundering


@grounded_pure
def nested(docs: list[Grounded[str]], trail: list[int]) -> int:
    def go(rest: list[Grounded[str]]) -> None:
        trail.append(1)  # E: grounded-laundering
        if rest and "17" in rest[0]:
            go(rest[1:])

    go(docs)
    return len(trail)


@grounded_pure
def two_nested(docs: list[Grounded[str]], trail: list[int]) -> int:
    def note() -> None:
        trail.append(1)

    def go(rest: list[Grounded[str]]) -> None:
        note()
        if rest and "17" in rest[0]:
            go(rest[1:])  # E: grounded-laundering

    go(docs)
    return len(trail)


@grounded_pure
def honest(docs: list[Grounded[str]]) -> Grounded[str]:
    def longest(rest: list[Grounded[str]]) -> Grounded[str]:
        if len(rest) == 1:
            return rest[0]
        other = longest(rest[1:])
        return rest[0] if len(rest[0]) > len(other) else other

    return first([longest(docs), fetch("17")])
