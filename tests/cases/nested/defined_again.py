"""Refused: a function inside of a proof that is defined more than once: mypy knows one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import overload

from corvid_runtime import Grounded, grounded_pure, interpolate
from prelude import fetch


@grounded_pure
def on_a_branch(key: str, short: bool) -> str:
    page = fetch(key)
    if short:

        def text() -> str:
            return "none"

    else:

        def text() -> str:
            return str(page)

    return text()  # E: grounded-laundering


@grounded_pure
def after_a_failure(key: str) -> str:
    page = fetch(key)
    try:
        key.index("a")

        def text() -> str:
            return "none"

    except ValueError:

        def text() -> str:
            return str(page)

    return text()  # E: grounded-laundering


@grounded_pure
def in_a_match(key: str) -> str:
    page = fetch(key)

    def text() -> str:
        return "none"

    match key:
        case "a":

            def text() -> str:
                return str(page)

    return text()  # E: grounded-laundering


@grounded_pure
def over_a_variable(key: str, shown: bool) -> str:
    page = fetch(key)
    text: Callable[[], str] = lambda: "none"  # E: grounded-laundering
    if shown:

        def text() -> str:
            return str(page)

    return text()  # E: grounded-laundering


@grounded_pure
def passed_on(keys: list[str], short: bool) -> list[str]:
    page = fetch("a")
    if short:

        def weight(text: str) -> int:
            return 1

    else:

        def weight(text: str) -> int:
            return len(page) * len(text)

    return sorted(keys, key=weight)  # E: grounded-laundering


@grounded_pure
def of_other_sources(key: str, short: bool) -> Grounded[str]:
    page, law = fetch(key), fetch("b")
    if short:

        def text() -> str:
            return "none"

    else:

        def text() -> str:
            return str(page)

    return interpolate("{}: {}", text(), law)  # E: grounded-laundering


def helper(page: Grounded[str], short: bool) -> str:
    if short:

        def text() -> str:
            return "none"

    else:

        def text() -> str:
            return str(page)

    return text()


@grounded_pure
def by_a_helper(key: str) -> str:
    return helper(fetch(key), False)  # E: grounded-laundering


@grounded_pure
def overloaded(key: str) -> str:
    page = fetch(key)

    @overload  # E: grounded-laundering
    def text(kind: int) -> int: ...
    @overload
    def text(kind: str) -> str: ...
    def text(kind: int | str) -> int | str:
        return str(page) if isinstance(kind, str) else 1

    return text("a")


def _(text: Grounded[str]) -> str:
    return "none"


def _(text: Grounded[str]) -> str:
    return str(text)


@grounded_pure
def named_by_nothing(key: str) -> str:
    return _(fetch(key))  # E: grounded-laundering
