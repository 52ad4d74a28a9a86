"""Refused: decorators that do more than to call the function below, or put another in its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from typing_extensions import ParamSpec

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch
from wrapping import CALLS, counted, retried, timed

P = ParamSpec("P")
R = TypeVar("R")
Step = Callable[[Grounded[str]], Grounded[str]]

LAST: list[Grounded[str]] = []


@counted
def lowered(doc: Grounded[str]) -> Grounded[str]:
    return doc.lower()


@grounded_pure
def counts_after_a_look(i: str) -> Grounded[str]:
    doc = fetch(i)
    if "17" in doc:
        return lowered(doc)  # E: grounded-laundering
    return doc


@retried(3)
def noisy(doc: Grounded[str]) -> Grounded[str]:
    CALLS.append("noisy")
    return doc


@grounded_pure
def again(i: str) -> Grounded[str]:
    return noisy(fetch(i))  # E: grounded-laundering


def plainly(function: Step) -> Callable[[str], bool]:
    def run(i: str) -> bool:
        return "17" in function(fetch(i))

    return run


@plainly
def shortened(doc: Grounded[str]) -> Grounded[str]:
    return doc[:40]


@grounded_pure
def tells(i: str) -> bool:
    return shortened(i)  # E: grounded-laundering


@timed
def is_first(doc: Grounded[str]) -> bool:
    if doc.startswith("A"):
        return True
    return False


@grounded_pure
def timed_test(i: str) -> str:
    return "a" if is_first(fetch(i)) else "b"  # E: grounded-laundering # E: grounded-laundering


@retried(2)
def read(doc: Grounded[str]) -> str:
    if "17" in doc:
        raise ConnectionError
    return "read"


@grounded_pure
def failed(i: str) -> str:
    return read(fetch(i))  # E: grounded-laundering


def hooked(hook: Callable[[Grounded[str]], None]) -> Callable[[Step], Step]:
    def decorate(function: Step) -> Step:
        def run(doc: Grounded[str]) -> Grounded[str]:
            hook(doc)
            return function(doc)

        return run

    return decorate


@hooked(LAST.append)
def trimmed(doc: Grounded[str]) -> Grounded[str]:
    return doc.strip()


@grounded_pure
def hooks(i: str) -> Grounded[str]:
    return trimmed(fetch(i))  # E: grounded-laundering


def remembering(function: Callable[P, R]) -> Callable[P, R]:
    known: dict[tuple[object, ...], R] = {}

    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        if args not in known:
            known[args] = function(*args, **kwargs)
        return known[args]

    return run


@remembering
def titled(doc: Grounded[str]) -> Grounded[str]:
    return doc.title()


@grounded_pure
def remembers(i: str) -> Grounded[str]:
    return titled(fetch(i))  # E: grounded-laundering


def calls_back(
    function: Callable[[Callable[[], None]], Grounded[str]],
) -> Callable[[str], Grounded[str]]:
    def run(i: str) -> Grounded[str]:
        return function(lambda: CALLS.append(i))

    return run


@calls_back
def rings(ring: Callable[[], None]) -> Grounded[str]:
    doc = fetch("17")
    ring()
    return doc


@grounded_pure
def rung(i: str) -> Grounded[str]:
    doc = fetch(i)
    return rings(i) if "17" in doc else doc  # E: grounded-laundering


@calls_back
def rings_after_a_look(ring: Callable[[], None]) -> Grounded[str]:
    doc = fetch("17")
    if "17" in doc:
        ring()
    return doc


@grounded_pure
def rung_after_a_look(i: str) -> Grounded[str]:
    return rings_after_a_look(i)  # E: grounded-laundering


def twice(function: Callable[P, R]) -> Callable[P, R]:
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        return function(*args, **kwargs)

    run(*(), **{})  # type: ignore[call-arg]  # called here as well
    return run


@twice
def titled_twice(doc: Grounded[str]) -> Grounded[str]:
    return doc.title()


@grounded_pure
def calls_itself(i: str) -> Grounded[str]:
    return titled_twice(fetch(i))  # E: grounded-laundering


def chosen(function: Step) -> Step:
    def run(doc: Grounded[str]) -> Grounded[str]:
        return function(doc)

    return run if LAST else function


@chosen
def folded(doc: Grounded[str]) -> Grounded[str]:
    return doc.casefold()


@grounded_pure
def one_or_other(i: str) -> Grounded[str]:
    return folded(fetch(i))  # E: grounded-laundering
