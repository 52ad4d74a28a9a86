"""Refused: a failure on content that no `raise` tells of, where somebody catches it and goes on."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from queue import Queue
from typing import Protocol, runtime_checkable

from corvid_runtime import Grounded, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def fetch(name: str) -> str:
    return name


@tool(uses=retrieval)
def load(name: str) -> dict[str, int]:
    return {name: 1}


class Counts(Mapping[str, int]):
    def __init__(self, counts: Grounded[dict[str, int]]) -> None:
        self._counts = counts

    def __getitem__(self, word: str) -> int:
        self._counts[word]
        return 1

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


class Letters:
    @grounded_pure
    def __getitem__(self, at: int) -> str:
        fetch("a")[at]
        return "letter"


@runtime_checkable
class Ready(Protocol):
    @property
    def ready(self) -> str: ...


class Page:
    def __init__(self, text: Grounded[str]) -> None:
        self.text = text

    @property
    def ready(self) -> str:
        self.text[3]
        return "ready"


class Loud:
    def __init__(self, text: Grounded[str]) -> None:
        self.text = text

    def __iter__(self) -> Iterator[Grounded[str]]:
        yield self.text
        yield self.text[7]


@grounded_pure
def left_out(name: str) -> int:
    return Counts(load(name)).get("a", 2)  # E: grounded-laundering


@grounded_pure
def by_position(name: str) -> list[str]:
    return list(iter(Letters()))  # E: grounded-laundering `Letters()`


@grounded_pure
def of_a_protocol(name: str) -> bool:
    return isinstance(Page(fetch(name)), Ready)  # E: grounded-laundering


@grounded_pure
def in_a_thread(name: str) -> list[int]:
    doc = fetch(name)
    found: list[int] = []

    def positions() -> Iterator[int]:
        yield 1
        doc[2]
        yield 2

    thread = threading.Thread(target=found.extend, args=(positions(),))  # E: grounded-laundering
    thread.start()
    thread.join()
    return found


@grounded_pure
def by_a_key(name: str) -> list[int]:
    doc = fetch(name)
    found = [3, 1, 2]

    def by(at: int) -> int:
        doc[at]
        return at

    with ThreadPoolExecutor() as pool:
        pool.submit(found.sort, key=by)  # E: grounded-laundering `found.sort`
    return found


@grounded_pure
def of_an_object(name: str) -> list[Grounded[str]]:
    found: list[Grounded[str]] = []
    with ThreadPoolExecutor() as pool:
        pool.submit(found.extend, Loud(fetch(name)))  # E: grounded-laundering `found.extend`
    return found


class Plain(Mapping[str, int]):
    def __init__(self, text: Grounded[str]) -> None:
        self._text = text

    def __getitem__(self, word: str) -> int:
        return 1

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


class Failing(Plain):
    def __getitem__(self, word: str) -> int:
        self._text[3]
        return 1


@grounded_pure
def of_a_base(counts: Plain) -> int:
    return counts.get("a", 2)  # E: grounded-laundering


@grounded_pure
def of_either(counts: Plain | Counts) -> bool:
    return "a" in counts  # E: grounded-laundering


# -- and what is honest beside it -----------------------------------------------------------------


class Shelf(Mapping[str, Grounded[str]]):
    def __init__(self) -> None:
        self._pages: dict[str, Grounded[str]] = {}

    def add(self, name: str, page: Grounded[str]) -> None:
        self._pages[name] = page

    def __getitem__(self, name: str) -> Grounded[str]:
        return self._pages[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._pages)

    def __len__(self) -> int:
        return len(self._pages.values())


class Marked:
    ready: str = "ready"


@grounded_pure
def of_a_field(name: str) -> bool:
    fetch(name)
    return isinstance(Marked(), Ready)


@grounded_pure
def looked_up(name: str) -> Grounded[str] | None:
    shelf = Shelf()
    shelf.add("a", fetch(name))
    return shelf.get("a") if "a" in shelf else None


@grounded_pure
def handed_to_a_queue(name: str) -> Grounded[str]:
    pages: Queue[Grounded[str]] = Queue()
    with ThreadPoolExecutor() as pool:
        pool.submit(pages.put, fetch(name))
    return pages.get()


@grounded_pure
def computed_in_a_pool(name: str) -> list[str]:
    words = ["b", "a"]
    with ThreadPoolExecutor() as pool:
        return pool.submit(sorted, words).result()
