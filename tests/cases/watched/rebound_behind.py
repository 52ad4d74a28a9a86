"""Refused: what other code, another part of the statement, or a manager rebinds behind a name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TypedDict

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


class Paged(TypedDict):
    page: int


class Full(Paged):
    text: Grounded[str]


class Adder:
    found: int = 0

    def __radd__(self, other: object) -> int:
        self.found = len(str(other))
        return 1


class Lazy:
    def __init__(self, doc: Grounded[str]) -> None:
        self.doc = doc
        self.looks = 0

    def __getattr__(self, name: str) -> str | Grounded[str]:
        return name if self.looks < 2 else self.doc


@contextmanager
def quiet() -> Iterator[None]:
    try:
        yield
    except ValueError:
        pass


def fail() -> None:
    raise ValueError("no")


def run(call: Callable[[], None]) -> None:
    call()


def copied(row: Paged) -> Paged:
    return row


@grounded_pure
def by_a_function(key: str) -> str:
    doc = fetch(key)
    title: str | Grounded[str] = "draft"  # E: grounded-union

    def fill() -> None:
        nonlocal title
        title = doc

    title = "again"
    run(fill)
    return title  # E: grounded-laundering


@grounded_pure
def by_a_generator(key: str) -> str:
    doc = fetch(key)
    last: str | Grounded[str] = ""  # E: grounded-union
    later = ((last := each) for each in [doc])
    last = "start"
    next(later)
    return last  # E: grounded-laundering


@grounded_pure
def not_reached(key: str) -> str:
    title: str | Grounded[str] = fetch(key)  # E: grounded-union
    with quiet():
        fail()
        title = "draft"
    return title  # E: grounded-laundering


@grounded_pure
def not_reached_either(key: str, guard: AbstractContextManager[None]) -> str:
    title: str | Grounded[str] = fetch(key)  # E: grounded-union
    with guard:
        fail()
        title = "draft"
    return title  # E: grounded-laundering


@grounded_pure
def in_step(key: str) -> list[str]:
    words = ["a", "b"]
    i, words[i] = (1 if "yes" in fetch(key) else 0), "x"  # E: grounded-laundering
    return words


@grounded_pure
def one_after_the_other(words: list[str]) -> list[str]:
    first, words[0] = words[0], "x"
    return [first, *words]


@grounded_pure
def unpacked(docs: list[Grounded[str]]) -> list[str]:
    return [first for first, second in docs]  # E: grounded-laundering


@grounded_pure
def pairs(docs: list[tuple[str, Grounded[str]]]) -> list[Grounded[str]]:
    return [doc for name, doc in docs if name]


@grounded_pure
def shown(key: str) -> str:
    full: Full = {"page": 1, "text": fetch(key)}
    return repr(copied(full))  # E: grounded-laundering


@grounded_pure
def made(key: str) -> Full:
    return Full(page=1, text=fetch(key))


@grounded_pure
def reflected(key: str) -> int:
    adder = Adder()
    fetch(key) + adder  # E: grounded-laundering
    return adder.found


@grounded_pure
def asked_twice(key: str) -> int:
    page = Lazy(fetch(key))
    assert not isinstance(page.title, Grounded)
    return len(page.title)  # E: grounded-laundering


@grounded_pure
def said(key: str) -> str:
    doc = fetch(key)
    refusal = InsufficientEvidence(reason="no x" if "x" in doc else "no y")  # E: grounded-laundering
    return refusal.reason  # E: grounded-laundering
