"""Accepted: decorators that put the function below them into a table, and give it back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Handler(Protocol):
    @grounded_pure
    def __call__(self, q: str) -> Grounded[str]: ...


HandlerT = TypeVar("HandlerT", bound=Handler)

HANDLERS: dict[str, Handler] = {}
NAMES: list[str] = []


def handler(name: str) -> Callable[[Handler], Handler]:
    def register(func: Handler) -> Handler:
        HANDLERS[name] = func
        return func

    return register


def registered(func: HandlerT) -> HandlerT:
    NAMES.append(repr(func))
    return func


@handler("a")
@grounded_pure
def one(q: str) -> Grounded[str]:
    return fetch(q)


@registered
@grounded_pure
def two(q: str) -> Grounded[str]:
    return fetch(q)


@grounded_pure
def answer(name: str, q: str) -> Grounded[str] | None:
    found = HANDLERS.get(name)
    return found(q) if found is not None else one(q) + two(q)
