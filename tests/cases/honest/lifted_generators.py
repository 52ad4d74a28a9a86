"""Accepted: what a lifted generator gives is nobody else's, so that drawing from it changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch


def words(text: str) -> Iterator[str]:
    yield from text.split()


def shown(doc: Grounded[str]) -> list[Grounded[str]]:
    found: list[Grounded[str]] = []
    for word in lift(words)(doc):
        found.append(word.upper())
    return found


@grounded_pure
def after_a_look(i: str) -> list[Grounded[str]]:
    doc = fetch(i)
    if "key" in doc:
        return shown(doc)
    return [doc]
