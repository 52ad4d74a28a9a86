"""Accepted: each of what a lifted generator function gives."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, each, grounded_pure, lift
from prelude import fetch


def words(text: str) -> Iterator[str]:
    yield from text.split()


@grounded_pure
def all_words(i: str) -> list[Grounded[str]]:
    return [word for word in each(lift(words)(fetch(i)))]
