"""Refused: a name that mypy takes for one further out, and Python for one that is bound later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from corvid_runtime import Grounded, grounded_pure, interpolate
from prelude import fetch

title = "Untitled"


def shown() -> str:
    return "shown"


@contextmanager
def opened(text: str) -> Iterator[str]:
    yield text


@grounded_pure
def read_by_a_function() -> str:
    page = fetch("a")

    def tell() -> str:
        return title  # E: grounded-laundering

    title = str(page)
    return tell()


@grounded_pure
def read_by_a_lambda() -> str:
    page = fetch("a")
    tell: Callable[[], str] = lambda: title  # E: grounded-laundering
    title = str(page)
    return tell()


@grounded_pure
def drawn_later() -> list[str]:
    page = fetch("a")
    found = (title for _ in range(2))  # E: grounded-laundering
    title = str(page)
    return list(found)


@grounded_pure
def in_the_next_pass() -> str:
    told = ""
    page = fetch("a")
    for i in range(2):
        if i:
            told = title  # E: grounded-laundering
        title = str(page)
    return told


@grounded_pure
def by_a_walrus() -> str:
    page = fetch("a")

    def tell() -> str:
        return title  # E: grounded-laundering

    print(title := str(page))
    return tell()


@grounded_pure
def by_a_walrus_in_a_comprehension() -> str:
    page = fetch("a")

    def tell() -> str:
        return title  # E: grounded-laundering

    _ = [title := str(page) for _ in range(1)]
    return tell()


@grounded_pure
def by_a_capture() -> str:
    page = fetch("a")

    def tell() -> str:
        return title  # E: grounded-laundering

    match str(page):
        case title:
            return tell()


@grounded_pure
def by_a_manager() -> str:
    page = fetch("a")

    def tell() -> str:
        return title  # E: grounded-laundering

    with opened(str(page)) as title:
        return tell()


@grounded_pure
def by_a_definition() -> str:
    page = fetch("a")

    def tell() -> str:
        return shown()  # E: grounded-laundering

    def shown() -> str:
        return str(page)

    return tell()


@grounded_pure
def of_the_function_around() -> str:
    page = fetch("a")
    name = "plain"

    def inner() -> str:
        def tell() -> str:
            return name  # E: grounded-laundering

        name = str(page)
        return tell()

    return inner() + name


@grounded_pure
def of_other_sources() -> Grounded[str]:
    page, law = fetch("a"), fetch("b")

    def headed(text: Grounded[str]) -> Grounded[str]:
        return interpolate("{}: {}", title, text)  # E: grounded-laundering

    title = str(page)
    return headed(law)


def factory(page: Grounded[str]) -> str:
    @grounded_pure
    def tell() -> str:
        return title  # E: grounded-laundering

    title = str(page)
    return tell()


def helper(page: Grounded[str]) -> str:
    tell: Callable[[], str] = lambda: title
    title = str(page)
    return tell()


@grounded_pure
def by_a_helper() -> str:
    return helper(fetch("a"))  # E: grounded-laundering


@grounded_pure
def in_an_earlier_clause() -> str:
    got = "start"
    law = fetch("a")
    rows = [
        law
        for i in range(2)
        if (got := title if i else "-")  # E: grounded-laundering
        for title in [str(law)]
    ]
    return got


class Reader:
    @grounded_pure
    def told(self) -> str:
        page, told = fetch("a"), ""
        for i in range(2):
            told = title if i else ""  # E: grounded-laundering
            title = str(page)
        return told
