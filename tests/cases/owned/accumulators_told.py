"""Refused: what content put into one of several containers, and where another one shows it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, texts

T = TypeVar("T")


@dataclass
class Page:
    uses: int = 0
    links: list[Page] = field(default_factory=list)


def visit(url: Grounded[str], visited: set[int], pages: list[int]) -> None:
    if "no" in url:
        visited.add(1)
        pages.append(1)


def how_many(url: Grounded[str], first: list[int], second: list[int]) -> int:
    if "no" in url:
        first.append(1)
        second.append(2)
    return 0


def longer(url: Grounded[str], first: list[Page], second: list[Page]) -> int:
    if "no" in url:
        first[0].uses += 1
    return second[0].uses


def join_both(url: Grounded[str], first: list[Page], second: list[Page]) -> None:
    second.append(first[0])
    if "no" in url:
        first.append(Page())


def put_inside(url: Grounded[str], first: Page, second: Page) -> None:
    first.links.append(second)
    if "no" in url:
        second.uses += 1
        first.uses += 1


def move(url: Grounded[str], first: list[T], second: list[T]) -> None:
    second.append(first[0])
    if "no" in url:
        second.append(first[0])
        first.append(second[0])


def again(depth: int, url: Grounded[str], first: list[int], second: list[int]) -> None:
    if depth and "no" in url:
        first.append(1)
        second.append(1)
    if depth:
        again(depth - 1, url, second, _LOG)


_LOG: list[int] = []


@grounded_pure
def told_by_either(query: str) -> tuple[int, int]:
    visited: set[int] = set()
    pages: list[int] = []
    for url in texts(query):
        visit(url, visited, pages)
    return (  # E: grounded-laundering
        len(visited),
        len(pages),
    )


@grounded_pure
def one_is_of_others(query: str, pages: list[int]) -> None:
    visited: set[int] = set()
    for url in texts(query):
        visit(url, visited, pages)  # E: grounded-laundering


@grounded_pure
def one_is_kept(query: str, sink: list[list[int]]) -> None:
    visited: set[int] = set()
    pages: list[int] = []
    sink.append(pages)
    for url in texts(query):
        visit(url, visited, pages)  # E: grounded-laundering


@grounded_pure
def twice_the_same(query: str) -> int:
    pages = [Page(), Page()]
    return longer(fetch(query), pages, pages)  # E: grounded-laundering


@grounded_pure
def by_another_name(query: str) -> int:
    pages = [Page(), Page()]
    others = pages
    return longer(fetch(query), pages, others)  # E: grounded-laundering


@grounded_pure
def one_inside_the_other(query: str) -> int:
    pages = [Page(links=[Page()])]
    return longer(fetch(query), pages[0].links, pages)  # E: grounded-laundering


@grounded_pure
def joined(query: str) -> int:
    first, second = [Page()], [Page()]
    join_both(fetch(query), first, second)  # E: grounded-laundering
    if "no" in fetch(query):
        first[0].uses += 1  # E: grounded-laundering
    return second[1].uses


@grounded_pure
def inside(query: str) -> int:
    first, second = Page(), Page()
    put_inside(fetch(query), first, second)  # E: grounded-laundering
    return first.links[0].uses


@grounded_pure
def of_a_variable(query: str) -> int:
    first, second = [Page()], [Page()]
    move(fetch(query), first, second)  # E: grounded-laundering
    if "no" in fetch(query):
        first[0].uses += 1  # E: grounded-laundering
    return second[-1].uses


@grounded_pure
def of_recursion(query: str) -> None:
    first: list[int] = []
    second: list[int] = []
    again(2, fetch(query), first, second)  # E: grounded-laundering


@grounded_pure
def counted(query: str) -> int:
    first: list[int] = []
    second: list[int] = []
    how_many(fetch(query), first, second)
    return len(second)  # E: grounded-laundering
