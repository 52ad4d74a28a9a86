"""Refused: each of these fills a grounded slot from nowhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from corvid_runtime import Grounded, agent
from prelude import fetch, keep


@agent
def through_any(i: str) -> Grounded[str]:
    found: Any = i
    return found  # E: grounded-forgery, no-any-return


@agent
def through_list(i: str) -> list[Grounded[str]]:
    found: list[Any] = [i]
    return found  # E: grounded-forgery


@agent
def through_lambda(i: str) -> Grounded[str]:
    found: Callable[[], Grounded[str]] = lambda: i  # E: ungrounded-return|return-value, assignment
    return found()


@agent
def through_nested(i: str) -> Grounded[str]:
    def inner() -> Grounded[str]:
        return i  # E: ungrounded-return|return-value

    return inner()


@agent
def through_stream(i: str) -> Iterator[Grounded[str]]:
    yield from [i]  # E: misc


@agent
def through_dict(i: str) -> dict[str, Grounded[str]]:
    return {"a": i}  # E: ungrounded-return|dict-item


@agent
def through_handler(i: str) -> Grounded[str]:
    try:
        found = fetch(i)
    except TimeoutError:
        found = i  # E: assignment
    return found


@agent
def through_star(i: str, *rest: Any) -> Grounded[str]:
    return keep(*rest)  # E: grounded-forgery


@agent
def through_loop(i: str, rest: Any) -> Grounded[str] | None:
    found: Grounded[str] | None = None
    for found in rest:  # E: grounded-forgery
        pass
    return found
