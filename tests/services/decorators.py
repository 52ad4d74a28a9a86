"""Decorators: timing, tracing and retrying around agents and prompts."""

from __future__ import annotations

import functools
import logging
import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

P = ParamSpec("P")
R = TypeVar("R")
log = logging.getLogger(__name__)


class ModelError(Exception):
    pass


def traced(function: Callable[P, R]) -> Callable[P, R]:
    @functools.wraps(function)
    def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
        started = time.perf_counter()
        log.info("start %s", function.__name__)
        try:
            return function(*args, **kwargs)
        finally:
            log.info("end %s after %.3f", function.__name__, time.perf_counter() - started)

    return wrapper


def retrying(times: int, *errors: type[Exception]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        @functools.wraps(function)
        def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
            for attempt in range(1, times + 1):
                try:
                    return function(*args, **kwargs)
                except errors:
                    if attempt == times:
                        raise
                    log.warning("attempt %d of %s failed", attempt, function.__name__)
            raise AssertionError("unreachable")

        return wrapper

    return decorate


DOCS = {"rain": "Rain is water.", "snow": "Snow is frozen."}
failures = iter([True, False, False, False])


@tool(uses=retrieval)
def search(question: str) -> list[Grounded[str]]:
    return [ground(t, source=k) for k, t in DOCS.items() if k in question]


@prompt(model="flaky")
@retrying(3, ModelError)
def ask(question: str, context: str) -> str:
    if next(failures):
        raise ModelError("busy")
    return context.removesuffix(".")


@traced
@grounded_pure
@agent
def answer(question: str) -> Grounded[str] | InsufficientEvidence:
    hits = search(question)
    if not hits:
        return InsufficientEvidence(reason="no hits")
    return ask(question, join("\n", hits))


def main() -> None:
    print(answer("what is rain"), answer("what is fog"))


if __name__ == "__main__":
    main()
