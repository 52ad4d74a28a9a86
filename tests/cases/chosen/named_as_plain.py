"""Refused: content chooses between tuples, and the class of one would show which it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Page(NamedTuple):
    """A tuple with a name."""

    text: Grounded[str]


class Pair(tuple[Grounded[str], Grounded[str]]):
    """A class of its own, whose objects may have attributes beside the items."""

    rank = 0


@grounded_pure(discloses={"condition"})
def either(name: str) -> tuple[Grounded[str]]:
    text = fetch(name)
    if "x" in text:
        return Page(text)  # E: grounded-laundering
    return (text,)


@grounded_pure
def ranked(name: str) -> list[tuple[Grounded[str]]]:
    text = fetch(name)
    found: list[tuple[Grounded[str]]] = [Page(text), (text.upper(),)]  # E: grounded-laundering
    return sorted(found)


@grounded_pure
def best(pairs: list[Pair]) -> Pair:
    return max(pairs)  # E: grounded-laundering


@grounded_pure
def longest(pages: Sequence[tuple[Grounded[str]]]) -> tuple[Grounded[str]]:
    return max(pages)


def main(page: Page) -> None:
    """Ordinary code is held to it where a proof takes the tuple."""
    print(longest([(fetch("a"),), (*page,)]))
    pages = [page]
    print(longest(pages))  # E: grounded-laundering


@grounded_pure
def named(name: str) -> Page:
    text = fetch(name)
    return Page(text) if "x" in text else Page(text.upper())


@grounded_pure
def parts(page: Page) -> tuple[Grounded[str]]:
    text = fetch("a")
    return (*page,) if "x" in text else (text,)
