"""Refused: a decorator is passed classes, or functions, that it calls, or asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import summarize
from typing_extensions import ParamSpec

P = ParamSpec("P")
R = TypeVar("R")
COUNTS: list[int] = []


class Counting(Exception):
    def __init__(self) -> None:
        super().__init__()
        COUNTS.append(1)


def raising(error: type[Counting]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
            try:
                return function(*args, **kwargs)
            except error:
                error()
                return function(*args, **kwargs)

        return wrapper

    return decorate


def asking(error: type[Exception]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
            try:
                return function(*args, **kwargs)
            except Exception as problem:
                if isinstance(problem, error):
                    return function(*args, **kwargs)
                raise

        return wrapper

    return decorate


def by_another_name(error: type[Counting]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        other = error

        def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
            try:
                return function(*args, **kwargs)
            except error:
                other()
                return function(*args, **kwargs)

        return wrapper

    return decorate


def telling(
    error: type[Exception], tell: Callable[[], None]
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
            try:
                return function(*args, **kwargs)
            except error:
                tell()
                return function(*args, **kwargs)

        return wrapper

    return decorate


def counting(*errors: type[Exception]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
            try:
                return function(*args, **kwargs)
            except errors:
                COUNTS.append(1)
                return function(*args, **kwargs)

        return wrapper

    return decorate


def tell() -> None:
    COUNTS.append(1)


@raising(Counting)  # E: grounded-laundering
@grounded_pure
def raised(text: Grounded[str]) -> Grounded[str]:
    return summarize(text)


@asking(OSError)  # E: grounded-laundering
@grounded_pure
def asked(text: Grounded[str]) -> Grounded[str]:
    return summarize(text)


@by_another_name(Counting)  # E: grounded-laundering
@grounded_pure
def named(text: Grounded[str]) -> Grounded[str]:
    return summarize(text)


@telling(OSError, tell)  # E: grounded-laundering
@grounded_pure
def told(text: Grounded[str]) -> Grounded[str]:
    return summarize(text)


@counting(OSError)  # E: grounded-laundering
@grounded_pure
def counted(text: Grounded[str]) -> Grounded[str]:
    return summarize(text)
