"""Accepted: sources that an agent drops in the lesser parts of statements are recorded."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import wraps
from typing import overload

from corvid_runtime import Grounded, agent, grounded_pure, lift
from prelude import fetch, fetch_int


@agent
def after_try(i: str) -> str:
    try:
        number = int(i)
    except ValueError:
        return "none"
    else:
        found: str = fetch(i)  # N: grounded-coercion
    finally:
        last: str = fetch(i)  # N: grounded-coercion
    return f"{number}" + str(len(found)) + last


@agent
def kinds(i: str, choose: Callable[[str], type[Exception]]) -> int:
    try:
        return int(i)
    except choose(fetch(i)):  # N: grounded-coercion
        return 0


@agent
def keyed(i: str, names: dict[str, int]) -> int:
    for names[fetch(i)] in [1, 2]:  # N: grounded-coercion
        pass
    with contextlib.nullcontext(1) as names[fetch(i)]:  # N: grounded-coercion
        pass
    return 1


@agent
def nested(i: str) -> int:
    def wrapped(given: str) -> Callable[[Callable[[], int]], Callable[[], int]]:
        def wrap(function: Callable[[], int]) -> Callable[[], int]:
            @wraps(function)
            def run() -> int:
                kept: str = fetch(given)  # N: grounded-coercion
                return len(kept) + function()

            return run

        return wrap

    @wrapped(fetch(i))  # N: grounded-coercion
    def one() -> int:
        kept: str = fetch(i)  # N: grounded-coercion
        return len(kept)

    @overload
    def either(x: int) -> int: ...
    @overload
    def either(x: str) -> str: ...
    def either(x: int | str) -> int | str:
        kept: str = fetch(i)  # N: grounded-coercion
        return x if kept else x

    return one() + either(1)


@agent
def by_lambda(i: str, apply: Callable[[Callable[[], str]], str]) -> str:
    given: Callable[[], str] = lambda: fetch(i)  # N: grounded-coercion
    return apply(given)


@agent
def removed(i: str, names: dict[str, int], more: dict[str, int]) -> int:
    del names["a"], more[fetch(i)]  # N: grounded-coercion
    return 1


@agent
def raised(i: str) -> Grounded[str]:
    if i:
        raise LookupError("none") from LookupError(fetch(i))  # N: grounded-coercion
    return fetch(i)


@agent
def added(i: str, total: int) -> int:
    total += fetch_int(i)  # N: grounded-coercion
    return total


@agent
def thrown_away(i: str) -> int:
    _ = fetch(i)
    _, two = fetch(i), 2
    return two


@agent
def with_functions_of_its_own(i: str) -> Grounded[str]:
    @lift
    def shouted(text: str) -> str:
        return f"{text}!"

    @grounded_pure
    def quiet(text: Grounded[str]) -> Grounded[str]:
        return text.lower()

    return quiet(shouted(fetch(i)))


@agent
def with_a_class(i: str) -> int:
    class Local:
        @property
        def text(self) -> str:
            kept: str = fetch(i)  # N: grounded-coercion
            return kept

        @text.setter
        def text(self, new: str) -> None:
            kept: str = fetch(new)  # N: grounded-coercion
            assert kept

    return len(Local().text)
