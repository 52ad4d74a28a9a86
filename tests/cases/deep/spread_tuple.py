"""Accepted: a tuple or typed dictionary that is spread fills each parameter by its own item."""

from __future__ import annotations

from typing import NamedTuple, TypedDict

from corvid_runtime import Grounded, grounded_pure


class Item(NamedTuple):
    text: Grounded[str]
    n: int


class Row(TypedDict):
    text: Grounded[str]
    n: int


@grounded_pure
def use(text: Grounded[str], n: int) -> Grounded[str]:
    return text * n


@grounded_pure
def rest(n: int, *texts: Grounded[str]) -> list[Grounded[str]]:
    return [text * n for text in texts]


@grounded_pure
def answer(pairs: list[tuple[Grounded[str], int]], item: Item) -> list[Grounded[str]]:
    row: Row = {"text": item.text, "n": item.n}
    made = [Item(*pair) for pair in pairs]
    triple = (1, item.text, item.text)
    return [use(*item), use(**row), *rest(*triple), *[use(*each) for each in made]]
