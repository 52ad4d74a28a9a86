"""Refused: Python runs a method that is a library's, and calls one that the program has instead."""

from __future__ import annotations

import io
import queue
import random
from collections import UserDict
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

SEEN: list[int] = []


class Inline(Executor):
    def __init__(self, page: Grounded[str]) -> None:
        self.page = page

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        SEEN.append(len(self.page))


class Lines(io.RawIOBase):
    page: Grounded[str]

    def readline(self, size: int | None = -1, /) -> bytes:
        return b"" if self.page == "banana" else b"x"


class Pages(UserDict[str, Grounded[str]]):
    def __setitem__(self, key: str, page: Grounded[str]) -> None:
        SEEN.append(len(page))


class Dice(random.Random):
    def seed(self, a: object = None, version: int = 2) -> None:
        print(a)
        SEEN.append(eval("1"))


class Loaded(Dice):
    pass


class Line(queue.Queue[int]):
    def __init__(self, page: Grounded[str]) -> None:
        self.page = page
        super().__init__()

    def _init(self, maxsize: int) -> None:
        SEEN.append(len(self.page))


class Closed(io.RawIOBase):
    page: Grounded[str]

    def flush(self) -> None:
        SEEN.append(len(self.page))

    def leave(self) -> None:
        super().close()


@grounded_pure
def leaves(key: str) -> None:
    with Inline(fetch(key)):  # E: grounded-laundering
        pass


@grounded_pure
def draws(lines: Lines) -> list[bytes]:
    return [line for line in lines]  # E: grounded-laundering


@grounded_pure
def fills(key: str) -> None:
    Pages({"a": fetch(key)})  # E: grounded-laundering


@grounded_pure
def seeds() -> None:
    Loaded()  # E: grounded-laundering


@grounded_pure
def starts(key: str) -> None:
    Line(fetch(key))  # E: grounded-laundering


@grounded_pure
def closes(lines: Closed) -> None:
    lines.leave()  # E: grounded-laundering


class Index(Mapping[str, Grounded[str]]):
    """Its methods are proved, so that those made of them are."""

    def __init__(self, pages: dict[str, Grounded[str]]) -> None:
        self._pages = pages

    def __getitem__(self, key: str) -> Grounded[str]:
        return self._pages[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._pages)

    def __len__(self) -> int:
        return len(self._pages)


class Waiting(Executor):
    def __init__(self) -> None:
        self.is_open = True

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.is_open = False


class Tasks(queue.Queue[int]):
    def first(self) -> None:
        eval("1")


@grounded_pure
def kept(key: str) -> Grounded[str] | None:
    index = Index({"a": fetch(key)})
    Tasks(maxsize=3)
    with Waiting():
        pass
    return index["a"] if "a" in index else None
