"""Refused: a decorator above a mark gives callers content as a plain value, by what it does beside."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from corvid_runtime import Grounded, grounded_pure

P = ParamSpec("P")
R = TypeVar("R")


def looking(function: Callable[[Grounded[str]], bool]) -> Callable[[Grounded[str]], bool]:
    """Answers by what it finds."""

    def run(text: Grounded[str]) -> bool:
        if "x" in text:
            return True
        return function(text)

    return run


def adding(function: Callable[[Grounded[str]], int]) -> Callable[[Grounded[str]], int]:
    """Adds how long it is."""

    def run(text: Grounded[str]) -> int:
        return function(text) + len(text)

    return run


def retried(function: Callable[P, R]) -> Callable[P, R]:
    """Asks again."""

    @functools.wraps(function)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return function(*args, **kwargs)
        except OSError:
            return function(*args, **kwargs)

    return run


@looking  # E: grounded-laundering
@grounded_pure(discloses={"condition"})
def found(text: Grounded[str]) -> bool:
    """Tells nothing itself."""
    return False


@adding  # E: grounded-laundering
@grounded_pure
def counted(text: Grounded[str]) -> int:
    """Nor does this."""
    return 0


@retried
@grounded_pure
def answered(text: Grounded[str]) -> Grounded[str]:
    """Whichever answer it is, it is grounded."""
    return text[:20]
