"""Refused: a library's method catches what a method in a class of the program raised for content."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from corvid_runtime import Grounded, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def fetch(name: str) -> str:
    return name


class Pages(Mapping[str, Grounded[str]]):
    def __init__(self, page: Grounded[str]) -> None:
        self._page = page

    def __getitem__(self, word: str) -> Grounded[str]:
        if word not in self._page:
            raise KeyError(word)
        return self._page

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


class Shelf(Mapping[str, Grounded[str]]):
    def __init__(self) -> None:
        self._pages: dict[str, Grounded[str]] = {}

    def add(self, key: str, page: Grounded[str]) -> None:
        self._pages[key] = page

    def __getitem__(self, key: str) -> Grounded[str]:
        if key not in self._pages:
            raise KeyError(key)
        return self._pages[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._pages)

    def __len__(self) -> int:
        return len(self._pages)


@grounded_pure
def looked_up(name: str) -> bool:
    return "a" in Pages(fetch(name))  # E: grounded-laundering


@grounded_pure
def left_out(name: str) -> bool:
    pages = Pages(fetch(name))
    return pages.get("a") is None  # E: grounded-laundering


@grounded_pure
def of_a_shelf(name: str) -> Grounded[str] | None:
    shelf = Shelf()
    shelf.add("a", fetch(name))
    if "a" in shelf:
        return shelf["a"]
    return shelf.get("b")
