"""Accepted: a class that compares plain keys by a proven method of its own."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, grounded_pure


class Passage:
    @grounded_pure
    def __init__(self, page: int, text: Grounded[str]) -> None:
        self.page = page
        self.text = text

    @grounded_pure
    def __lt__(self, other: Passage) -> bool:
        return self.page < other.page


class Library:
    @grounded_pure
    def __init__(self, texts: dict[str, Grounded[str]]) -> None:
        self.texts = texts

    @grounded_pure
    def __iter__(self) -> Iterator[Grounded[str]]:
        return iter(self.texts.values())

    @grounded_pure
    def __contains__(self, name: str) -> bool:
        return name in self.texts


@grounded_pure
def ordered(found: list[Passage]) -> list[Passage]:
    return sorted(found)


@grounded_pure
def known(library: Library, names: list[str]) -> list[str]:
    return [name for name in names if name in library]
