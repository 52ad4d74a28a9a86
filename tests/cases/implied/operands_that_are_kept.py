"""Refused: a special method that changes something is handed content beside its own object."""

from __future__ import annotations

import functools
import operator

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Keeps:
    last: str = ""
    many: int = 0

    def __or__(self, text: str) -> None:
        Keeps.last = text

    def __add__(self, text: str) -> Keeps:
        Keeps.last = text
        return self

    def __rmul__(self, count: int) -> int:
        Keeps.many = count
        return 1

    def __lt__(self, other: object) -> bool:
        Keeps.last = str(other)
        return True

    def __eq__(self, other: object) -> bool:
        Keeps.last = str(other)
        return True

    def __hash__(self) -> int:
        return 1

    def __getitem__(self, text: str) -> int:
        Keeps.last = text
        return 1


class Meta(type):
    last: str = ""

    def __getitem__(cls, text: str) -> int:
        Meta.last = text
        return 1


class Table(metaclass=Meta):
    pass


@grounded_pure
def by_operator(i: str, out: Keeps) -> Grounded[str]:
    page = fetch(i)
    out | str(page)  # E: grounded-laundering
    return page


@grounded_pure
def reflected(i: str, out: Keeps) -> Grounded[str]:
    page = fetch(i)
    len(page) * out  # E: grounded-laundering
    return page


@grounded_pure
def subscribed(i: str, out: Keeps) -> Grounded[str]:
    page = fetch(i)
    out[str(page)]  # E: grounded-laundering
    Table[str(page)]  # E: grounded-laundering
    return page


@grounded_pure
def compared(i: str, out: Keeps) -> Grounded[str]:
    page = fetch(i)
    min(str(page), out)  # E: grounded-laundering
    words: list[str | Keeps] = [str(page)]
    words.index(out)  # E: grounded-laundering
    return page


@grounded_pure
def reduced(i: str, out: Keeps) -> Grounded[str]:
    page = fetch(i)
    functools.reduce(operator.add, [str(page)], out)  # E: grounded-laundering
    return page


@grounded_pure
def keyed(i: str, out: Keeps) -> Grounded[str]:
    page = fetch(i)
    table: dict[object, int] = {out: 1}  # E: grounded-laundering `out`
    table.get(1 if page == "a" else 2)  # E: grounded-laundering
    return page
