"""Accepted: a class of the program that keeps, by proof, what the library's class promises."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Named(list[Grounded[str]]):
    def describe(self) -> str:
        return "named"


class Docs(Collection[Grounded[str]]):
    @grounded_pure
    def __init__(self, docs: list[Grounded[str]]) -> None:
        self.docs = docs

    @grounded_pure
    def __len__(self) -> int:
        return len(self.docs)

    @grounded_pure
    def __iter__(self) -> Iterator[Grounded[str]]:
        return iter(self.docs)

    @grounded_pure
    def __contains__(self, x: object) -> bool:
        return False


@grounded_pure
def count(xs: Collection[Grounded[str]]) -> int:
    return len(xs)


@grounded_pure
def answer(i: str) -> int:
    named: list[Grounded[str]] = Named()
    named.append(fetch(i))
    return count(Docs(named)) + count(named)
