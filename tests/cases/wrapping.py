"""Decorators that other programs import."""

from __future__ import annotations

import functools
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from typing_extensions import ParamSpec

P = ParamSpec("P")
R = TypeVar("R")

log = logging.getLogger(__name__)
CALLS: list[str] = []


def timed(function: Callable[P, R]) -> Callable[P, R]:
    """Logs how long a call takes."""

    @functools.wraps(function)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        start = time.perf_counter()
        try:
            return function(*args, **kwargs)
        finally:
            log.info("%s took %.3f s", function.__name__, time.perf_counter() - start)

    return run


def timed_task(function: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
    """Logs how long a task takes."""

    @functools.wraps(function)
    async def run(*args: P.args, **kwargs: P.kwargs) -> R:
        start = time.perf_counter()
        result = await function(*args, **kwargs)
        log.info("%s took %.3f s", function.__name__, time.perf_counter() - start)
        return result

    return run


def retried(times: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Calls again what failed."""

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        @functools.wraps(function)
        def run(*args: P.args, **kwargs: P.kwargs) -> R:
            for _ in range(times - 1):
                try:
                    return function(*args, **kwargs)
                except ConnectionError:
                    log.warning("%s failed", function.__name__)
            return function(*args, **kwargs)

        return run

    return decorate


def counted(function: Callable[P, R]) -> Callable[P, R]:
    """Counts the calls."""

    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        CALLS.append(function.__name__)
        return function(*args, **kwargs)

    return run
