"""Refused: an object of the program stands in for a library's, and replaces its methods."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

LAST: list[str] = []


class MyList(list[Grounded[str]]):
    def append(self, x: Grounded[str]) -> None:  # E: grounded-laundering
        LAST.append(x.unwrap_discarding_sources())


class Docs(Collection[Grounded[str]]):
    @grounded_pure
    def __init__(self, d: Grounded[str]) -> None:
        self.d = d

    def __len__(self) -> int:
        return len(self.d.unwrap_discarding_sources())

    def __iter__(self) -> Iterator[Grounded[str]]:
        return iter([self.d])

    def __contains__(self, x: object) -> bool:
        return True


@grounded_pure
def count(xs: Collection[Grounded[str]]) -> int:
    return len(xs)


@grounded_pure
def handed(i: str) -> str:
    def inner(xs: list[Grounded[str]]) -> None:
        xs.append(fetch(i))

    inner(MyList())  # E: grounded-laundering
    return LAST[-1]


@grounded_pure
def assigned(i: str) -> str:
    xs: list[Grounded[str]] = MyList()  # E: grounded-laundering
    xs.append(fetch(i))
    return LAST[-1]


@grounded_pure
def counted(i: str) -> int:
    return count(Docs(fetch(i)))  # E: grounded-laundering


@grounded_pure
def inherited(docs: Docs) -> bool:
    return docs.__class__ is not None and bool(docs)  # E: grounded-laundering
