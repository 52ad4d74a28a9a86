"""Accepted: a decorator is passed the classes of the exceptions that it catches."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable
from typing import TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import summarize
from typing_extensions import ParamSpec

P = ParamSpec("P")
R = TypeVar("R")


def retrying(times: int, *errors: type[Exception]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        @functools.wraps(function)
        def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
            for _ in range(times - 1):
                try:
                    return function(*args, **kwargs)
                except errors:
                    time.sleep(1)
            return function(*args, **kwargs)

        return wrapper

    return decorate


def once_more(error: type[Exception] = OSError) -> Callable[[Callable[P, R]], Callable[P, R]]:
    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
            try:
                return function(*args, **kwargs)
            except error:
                return function(*args, **kwargs)

        return wrapper

    return decorate


@retrying(3, OSError, ValueError)
@grounded_pure
def answer(text: Grounded[str]) -> Grounded[str]:
    return summarize(text)


@once_more(ConnectionError)
@grounded_pure
def again(text: Grounded[str]) -> Grounded[str]:
    return summarize(text)


@once_more()
def helper(text: Grounded[str]) -> Grounded[str]:
    return summarize(text)


@grounded_pure
def helped(text: Grounded[str]) -> Grounded[str]:
    return helper(text)
