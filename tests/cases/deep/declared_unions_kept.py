"""Accepted: unions of what is grounded with what shows that it is not, and what is not declared."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal, TypeVar, Union

from corvid_runtime import Grounded, agent, grounded_pure, tool
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch, log, summarize

Either = TypeVar("Either", str, Grounded[str])
Tree = Union[Grounded[str], list["Tree"]]


@dataclass
class Event:
    """What a library or another team declares: no agent does."""

    data: Grounded[str] | str


@dataclass(frozen=True)
class Notice:
    """What the program says by itself."""

    text: str


@agent
def parameters(
    doc: Grounded[str] | int | None,
    page: Grounded[Any] | InsufficientEvidence,
    tree: Tree,
    each: Either,
    show: Callable[[Grounded[str]], None] | Callable[[str], None],
    records: Event | object,
) -> Grounded[Any] | InsufficientEvidence | None:
    return page


@agent
@grounded_pure
def beginning(names: list[str], prefix: Grounded[str] | Literal[""] = "") -> Grounded[str] | None:
    text: Grounded[str] | Literal[""] = prefix
    for name in names:
        text += fetch(name)
        text = text + ", " + summarize(fetch(name))
    return text or None


@agent
def noticed(names: list[str]) -> Iterator[Notice | Grounded[str]]:
    yield Notice("found:")
    for name in names:
        yield fetch(name)


@grounded_pure
def counted(names: list[str]) -> Grounded[int] | Literal[0]:
    used: Grounded[int] | Literal[0] = 0
    for name in names:
        used += fetch(name).count(name)
    return used


@agent
def inferred(key: str) -> None:
    text = fetch(key) if key else "nothing was asked"
    event = Event(text)
    log(key)


def unmarked(doc: Grounded[str] | str) -> Grounded[str] | str:
    return doc


@agent
def around(key: str) -> Grounded[str]:
    @tool
    def save(doc: Grounded[str] | str) -> None:
        return None

    return fetch(key)
