"""Refused: decorators that put a function into a table, and give another one back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Handler(Protocol):
    @grounded_pure
    def __call__(self, q: str) -> Grounded[str]: ...


class Object:
    def __call__(self, q: str) -> Grounded[str]:
        LAST.append(q)
        return fetch(q)


HANDLERS: dict[str, Handler] = {}
LAST: list[str] = []


def handler(name: str) -> Callable[[Handler], Handler]:
    def register(func: Handler) -> Handler:
        def wrapper(q: str) -> Grounded[str]:
            result = func(q)
            LAST.append(str(result))
            return result

        HANDLERS[name] = wrapper  # E: grounded-laundering `wrapper`
        return wrapper  # E: grounded-laundering `wrapper`

    return register


def last_one(func: Handler) -> Handler:
    HANDLERS["last"] = func
    func = HANDLERS["first"]
    return func


def instead(func: Handler) -> Object:
    return Object()


@handler("a")  # E: grounded-laundering
@grounded_pure
def one(q: str) -> Grounded[str]:
    return fetch(q)


@last_one  # E: grounded-laundering
@grounded_pure
def two(q: str) -> Grounded[str]:
    return fetch(q)


@instead  # E: grounded-laundering
@grounded_pure
def three(q: str) -> Grounded[str]:
    return fetch(q)


@grounded_pure
def answer(q: str) -> str:
    one(q)
    return LAST[-1]
