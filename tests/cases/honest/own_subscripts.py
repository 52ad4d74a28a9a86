"""Accepted: an own `__getitem__` that only reads is asked after a look, as a method is."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Pages:
    def __init__(self, texts: list[Grounded[str]]) -> None:
        self.texts = texts

    def __getitem__(self, place: int) -> Grounded[str]:
        return self.texts[place]


@grounded_pure
def first_long(key: str) -> Grounded[str] | None:
    pages = Pages([fetch(key)])
    for place in range(3):
        if len(pages[place]) > 3:
            return pages[place]
    return None


@grounded_pure
def by_length(key: str) -> Grounded[str]:
    pages = Pages([fetch(key)])
    return pages[len(fetch(key)) % 3]
