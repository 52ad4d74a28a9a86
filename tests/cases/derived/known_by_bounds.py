"""Refused: a function, or a library, knows of what it is passed no more than a bound or an `Any`."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypedDict, TypeVar

from typing_extensions import TypeVarTuple, Unpack

from corvid_runtime import Grounded, grounded_pure, retrieval, tool

Anything = TypeVar("Anything")
Row = TypeVar("Row", bound="tuple[object, ...]")
Kind = TypeVar("Kind", bound="Base")
Parts = TypeVarTuple("Parts")


@tool(uses=retrieval)
def fetch(name: str) -> str:
    return name


@dataclass
class Base:
    text: object


@dataclass
class Page(Base):
    text: Grounded[str]


class Texts(TypedDict):
    page: Grounded[str]


class Counted:
    def __init__(self) -> None:
        self.number = 1


class Again(Counted):
    def __init__(self, other: Again | None = None) -> None:
        super(Again, other or self).__init__()


def of_row(row: Row) -> str:
    return repr(row)


def of_kind(page: Kind) -> str:
    return str(page.text)


def of_parts(*parts: Unpack[Parts]) -> str:
    return repr(parts)


def of_one(page: Grounded[str]) -> int:
    return 1


def first(pages: list[Anything]) -> Anything:
    return pages[0]


def passed_on(run: Callable[[Unpack[Parts]], Anything], *parts: Unpack[Parts]) -> Anything:
    return run(*parts)


def shortened(page: Grounded[str], length: int) -> Grounded[str]:
    return page[:length]


@contextmanager
def opened(page: Grounded[str]) -> Iterator[None]:
    yield


@grounded_pure
def by_row(name: str) -> str:
    return of_row((fetch(name),))  # E: grounded-laundering `(fetch(name),)`


@grounded_pure
def by_kind(name: str) -> str:
    return of_kind(Page(fetch(name)))  # E: grounded-laundering `Page(fetch(name))`


@grounded_pure
def by_parts(name: str) -> str:
    return of_parts(fetch(name), 1)  # E: grounded-laundering


@grounded_pure
def by_copy(name: str) -> str:
    texts: Texts = {"page": fetch(name)}
    return str(dict(texts))  # E: grounded-laundering `texts`


@grounded_pure
def by_manager(name: str) -> str:
    return str(opened(fetch(name)).args[0])  # E: grounded-laundering


@grounded_pure
def by_partial(name: str) -> str:
    return str(functools.partial(of_one, fetch(name)).keywords)  # E: grounded-laundering


@grounded_pure
async def by_handle(name: str) -> str:
    handle = asyncio.get_running_loop().call_soon(of_one, fetch(name))
    return repr(handle)  # E: grounded-laundering


@grounded_pure
def by_another_object(page: Grounded[str]) -> int:
    shared = Again()  # E: grounded-laundering
    if "a" in page:
        Again(shared)  # E: grounded-laundering
    return shared.number


# -- and what is honest beside it -----------------------------------------------------------------


@grounded_pure
def of_any_kind(name: str) -> Grounded[str]:
    return first([fetch(name), fetch("other")])


@grounded_pure
def of_plain_rows(name: str) -> str:
    return of_row((name, 1)) + of_kind(Base(name)) + of_parts(name, 2)


@grounded_pure
def by_function(name: str) -> Grounded[str]:
    return passed_on(shortened, fetch(name), 3)


@grounded_pure
def by_key(name: str) -> Grounded[str]:
    texts: Texts = {"page": fetch(name)}
    return texts["page"]


@grounded_pure
def kept_for_later(name: str) -> int:
    return functools.partial(of_one, fetch(name))()
