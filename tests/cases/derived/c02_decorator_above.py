"""Refused: a decorator above the mark puts another function in its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from corvid_runtime import Grounded, grounded_pure, prompt
from prelude import fetch

F = TypeVar("F", bound=Callable[..., object])


SEEN: list[str] = []


def leaky(function: F) -> F:
    def read(*args: Any, **kwargs: Any) -> Any:
        found = function(*args, **kwargs)
        SEEN.append(str(found))
        return found

    return cast(F, read)


def retried(function: F) -> F:
    return function


@leaky  # E: grounded-laundering
@grounded_pure
def replaced(i: str) -> Grounded[str]:
    return fetch(i)


class Store:
    @leaky  # E: grounded-laundering
    @grounded_pure
    def read(self, i: str) -> Grounded[str]:
        return fetch(i)


@prompt(model="small")
@retried
def asked(text: str) -> str:
    return text


@grounded_pure
def honest(i: str) -> Grounded[str]:
    return asked(fetch(i))
