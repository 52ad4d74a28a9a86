"""Accepted: decorators typed as before there was `ParamSpec`, which pass on what they know nothing of."""

from __future__ import annotations

import functools
import logging
import time
from collections.abc import Callable
from typing import Any, TypeVar, cast

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

F = TypeVar("F", bound=Callable[..., Any])

log = logging.getLogger(__name__)
ROUTES: dict[str, Callable[..., Any]] = {}


def timed(func: F) -> F:
    @functools.wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        start = time.perf_counter()
        result = func(*args, **kwargs)
        log.info("%s took %.3f s", func.__name__, time.perf_counter() - start)
        return result

    return cast(F, wrapper)


def finished(func: F) -> F:
    @functools.wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        try:
            return func(*args, **kwargs)
        finally:
            print("done")

    return cast("F", wrapper)


def retried(times: int) -> Callable[[F], F]:
    def decorate(func: F) -> F:
        @functools.wraps(func)
        def wrapper(*args: Any, **kwargs: Any) -> Any:
            for _ in range(times - 1):
                try:
                    return func(*args, **kwargs)
                except ConnectionError:
                    log.warning("%s failed", func.__name__)
            return func(*args, **kwargs)

        return cast(F, wrapper)

    return decorate


def timed_task(func: F) -> F:
    @functools.wraps(func)
    async def wrapper(*args: Any, **kwargs: Any) -> Any:
        start = time.perf_counter()
        result = await func(*args, **kwargs)
        log.info("took %.3f s", time.perf_counter() - start)
        return result

    return cast(F, wrapper)


def either(func: F) -> F:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        if log.isEnabledFor(logging.INFO):
            log.info("called")
            return func(*args, **kwargs)
        else:
            return func(*args, **kwargs)

    return cast(F, wrapper)


def route(path: str) -> Callable[[F], F]:
    def register(func: F) -> F:
        ROUTES[path] = func
        return func

    return register


@timed
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return fetch(i)


@finished
@grounded_pure
def maybe(i: str) -> Grounded[str] | None:
    doc = answer(i)
    return doc if "two" in doc else None


@route("/again")
@retried(3)
@either
@grounded_pure
def again(i: str) -> Grounded[str]:
    return answer(i)


@timed_task
@grounded_pure
async def later(i: str) -> Grounded[str]:
    return again(i)


@timed
def unmarked(i: str) -> Grounded[str]:
    return fetch(i)


@grounded_pure
async def together(i: str) -> Grounded[str]:
    first = maybe(i)
    if first is None:
        return await later(i)
    return first + unmarked(i)
