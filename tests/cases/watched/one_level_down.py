"""Refused: what the library asks, draws or fills one level below what it is passed."""

from __future__ import annotations

import copy
from decimal import Context, Decimal

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, texts


@grounded_pure
def told_by_a_method(i: str) -> list[str]:
    docs = texts(i)
    return list(filter(docs.__contains__, ["a", "b"]))  # E: grounded-laundering


@grounded_pure
def told_by_a_plain_method(i: str, names: list[str]) -> list[str]:
    fetch(i)
    return list(filter(names.__contains__, ["a", "b"]))


@grounded_pure
def looked_up(i: str, names: dict[str, Grounded[str]]) -> list[Grounded[str] | None]:
    return [*map(names.get, ["a", "b"])]


@grounded_pure
def asked_for_the_end(i: str) -> list[str]:
    letters = iter("abcdef")
    list(iter(lambda: next(letters), fetch(i)))  # E: grounded-laundering
    return list(letters)


@grounded_pure
def asked_for_a_plain_end(i: str) -> list[str]:
    letters = iter("abcdef")
    list(iter(lambda: next(letters), "c"))
    fetch(i)
    return list(letters)


@grounded_pure
def drawn_by_an_operator(i: str) -> list[int]:
    numbers = iter([1, 2, 3])
    if fetch(i) == "alpha":
        {1: "a"}.keys() & numbers  # E: grounded-laundering
    return list(numbers)


@grounded_pure
def drawn_before_the_look(i: str) -> list[int]:
    numbers = iter([1, 2, 3])
    both = {1: "a"}.keys() & numbers
    if fetch(i) == "alpha":
        raise ValueError("none")
    return [*both, *numbers]


@grounded_pure
def remembered(i: str) -> int:
    memo: dict[int, object] = {}
    if fetch(i) == "alpha":
        copy.deepcopy([[1]], memo)  # E: grounded-laundering
    return len(memo)


@grounded_pure
def flagged(i: str, context: Context) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha":
        Decimal(2).sqrt(context)  # E: grounded-laundering
    return doc


@grounded_pure
def rooted(i: str) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha" and Decimal(2).sqrt() > 1:
        return doc + "!"
    return doc
