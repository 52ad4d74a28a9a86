"""Refused: what a helper calls again after a failure changes something, or shows what failed."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import combine, fetch, summarize

T = TypeVar("T")
log = logging.getLogger(__name__)
SEEN: list[str] = []


def retry(call: Callable[[], T], attempts: int) -> T:
    for attempt in range(attempts - 1):
        try:
            return call()
        except ConnectionError:
            log.warning("attempt %d failed", attempt)
    return call()


def retry_twice(call: Callable[[], T]) -> T:
    return retry(call, 2)


def otherwise(call: Callable[[], T], default: T) -> T:
    try:
        return call()
    except ValueError:
        return default


def retry_noisily(call: Callable[[], T] | None = None) -> None:
    retry(noisy, 2)


def noisy() -> str:
    SEEN.append("called")
    return "noisy"


def with_a_default(text: Grounded[str], call: Callable[[], str] = noisy) -> str:
    if "x" in text:
        call()
    return "done"


def strict(text: Grounded[str]) -> int:
    if "x" in text:
        raise ValueError("no x")
    return 1


class Runner:
    def __init__(self, call: Callable[[], T]) -> None:
        try:
            call()
        except ValueError:
            call()

    def run(self, call: Callable[[], T]) -> T:
        return retry(call, 3)


@grounded_pure
def asks(question: str) -> Grounded[str]:
    doc = fetch(question)
    return retry(lambda: combine(question, doc), 3)


@grounded_pure
def fetches(question: str) -> Grounded[str]:
    return retry_twice(lambda: summarize(fetch(question)))


@grounded_pure
def by_method(question: str, runner: Runner) -> Grounded[str]:
    doc = fetch(question)
    return runner.run(lambda: combine(question, doc))


@grounded_pure
def or_the_document(question: str) -> Grounded[str]:
    doc = fetch(question)
    return otherwise(lambda: summarize(doc), doc)


@grounded_pure
def by_a_function(question: str) -> Grounded[str]:
    doc = fetch(question)

    def ask() -> Grounded[str]:
        return combine(question, doc)

    return retry(ask, 3)


@grounded_pure
def changes(question: str) -> Grounded[str]:
    doc = fetch(question)
    calls: list[int] = []

    def ask() -> Grounded[str]:
        calls.append(1)
        return combine(question, doc)

    return retry(ask, 3)  # E: grounded-laundering


@grounded_pure
def changes_outside(question: str) -> Grounded[str]:
    doc = fetch(question)
    otherwise(lambda: strict(doc), 2)
    retry(noisy, 3)  # E: grounded-laundering
    return doc


@grounded_pure
def changes_below(question: str) -> Grounded[str]:
    retry_twice(noisy)  # E: grounded-laundering
    return fetch(question)


@grounded_pure
def changes_in_a_method(question: str, runner: Runner) -> Grounded[str]:
    runner.run(noisy)  # E: grounded-laundering
    return fetch(question)


@grounded_pure
def changes_when_made(question: str) -> Grounded[str]:
    Runner(noisy)  # E: grounded-laundering
    return fetch(question)


@grounded_pure
def changes_in_a_helper(question: str) -> Grounded[str]:
    retry_noisily()  # E: grounded-laundering
    return fetch(question)


@grounded_pure
def changes_by_default(question: str) -> Grounded[str]:
    with_a_default(fetch(question))  # E: grounded-laundering
    return fetch(question)


@grounded_pure
def prepared(question: str) -> Grounded[str]:
    prepared = partial(retry, noisy)  # E: grounded-laundering
    prepared(2)
    return fetch(question)


@grounded_pure
def handed_on(question: str) -> Grounded[str]:
    for _ in map(retry_twice, [noisy]):  # E: grounded-laundering
        pass
    return fetch(question)


@grounded_pure
def shows_what_failed(question: str) -> int:
    doc = fetch(question)
    return otherwise(lambda: strict(doc), 2)  # E: grounded-laundering


@grounded_pure
def changes_what_was_chosen(question: str) -> list[int]:
    doc = fetch(question)
    one: list[int] = []

    def first() -> list[int]:
        strict(doc)
        return one

    another: list[int] = []
    otherwise(first, another).append(1)  # E: grounded-laundering
    return one


@grounded_pure
def retries(call: Callable[[], Grounded[str]]) -> Grounded[str] | None:
    try:
        return call()
    except ValueError:
        return call()


@grounded_pure
def calls_a_proof(question: str) -> Grounded[str] | None:
    doc = fetch(question)

    def ask() -> Grounded[str]:
        SEEN.append("called")
        return doc

    retries(ask)  # E: grounded-laundering
    return retries(lambda: combine(question, doc))


@grounded_pure
def tried_again(question: str) -> Grounded[str] | None:
    doc = fetch(question)
    try:
        return retry(lambda: combine(question, doc), 3)
    except ConnectionError:
        return retry_twice(lambda: summarize(doc))


@grounded_pure
def tried_noisily(question: str) -> Grounded[str] | None:
    doc = fetch(question)
    if "x" in doc:
        by_name(noisy)  # E: grounded-laundering
        by_name(lambda: "quiet")
        by_another(noisy)  # E: grounded-laundering
        by_another(lambda: "quiet")
    return doc


@functools.cache
def cached(number: int) -> int:
    return number


@grounded_pure
def asks_the_cache(question: str) -> Grounded[str]:
    doc = fetch(question)
    if "x" in doc:
        cached(1)  # E: grounded-laundering
    return doc


def by_name(call: Callable[[], str]) -> str:
    return call()


def by_another(call: Callable[[], str]) -> str:
    return by_name(call)
