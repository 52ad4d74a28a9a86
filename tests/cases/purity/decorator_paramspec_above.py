"""Refused: a typed decorator above the proof looks at what it cannot know."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TypeVar

from typing_extensions import ParamSpec

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch

P = ParamSpec("P")
T = TypeVar("T")


def timed(function: Callable[P, T]) -> Callable[P, T]:
    @functools.wraps(function)
    def wrapper(*args: P.args, **kwargs: P.kwargs) -> T:
        if "17" in repr(args):
            print(function.__name__)
        return function(*args, **kwargs)

    return wrapper


@timed  # E: grounded-laundering `timed`
@agent
@grounded_pure
def wrapped(i: str) -> Grounded[str]:
    return fetch(i)


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return wrapped(i)  # E: grounded-laundering
