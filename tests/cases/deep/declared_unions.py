"""Refused: what an agent or a proof declares grounded or plain, wherever it declares it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any, Optional, Protocol, TypeVar, Union, overload

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch

T = TypeVar("T")
Loose = Grounded[str] | str
Either = Union[Grounded[T], T]
Tree = Union[Grounded[str], str, list["Tree"]]


@agent
def parameters(
    doc: Grounded[str] | str,  # E: grounded-union
    price: Optional[Union[Grounded[int], float]] = None,  # E: grounded-union
    *more: Loose,  # E: grounded-union
    **named: Either[bytes],  # E: grounded-union
) -> Grounded[str]:
    return fetch(str(price is None))


@grounded_pure
def anything(doc: Grounded[str] | Any, tree: Tree) -> None:  # E: grounded-union, grounded-union
    pass


@grounded_pure
def of_any_class(doc: Grounded[str] | T) -> T | Grounded[T]:  # E: grounded-union, grounded-union
    raise NotImplementedError


@agent
def variables(names: list[str]) -> int:
    text: Grounded[str] | object  # E: grounded-union `text`
    texts: list[Loose] = []  # E: grounded-union `texts`
    table: dict[str, Grounded[str] | Any] = {}  # E: grounded-union `table`
    pair: tuple[Loose, int] | None = None  # E: grounded-union `pair`
    last = ""  # type: Loose  # E: grounded-union
    return len(texts) + len(table) + len(names) + (pair is None)


@agent
def containers(
    texts: list[Grounded[str]] | list[str],  # E: grounded-union
    anything: dict[str, Grounded[str]] | object,  # E: grounded-union
    load: Callable[[], Grounded[str]] | Callable[[], str],  # E: grounded-union
    show: Callable[[Loose], None],  # E: grounded-union
) -> None:
    pass


@grounded_pure
def nested(key: str) -> Grounded[str]:
    def inner(doc: Loose) -> Loose:  # E: grounded-union, grounded-union
        return doc

    found: Loose = fetch(key)  # E: grounded-union `found`
    return fetch(key)


@agent
def streamed(key: str) -> Iterator[Loose]:  # E: grounded-union
    yield fetch(key)


@agent
async def awaited(later: Awaitable[Loose]) -> list[Loose]:  # E: grounded-union, grounded-union
    return [fetch("")]


@agent
async def streamed_later(key: str) -> AsyncIterator[Loose]:  # E: grounded-union
    yield fetch(key)


class Store(Protocol):
    """What a proof loads from."""

    @grounded_pure
    def load(self, key: str) -> Loose: ...  # E: grounded-union


class Session:
    """What an agent keeps."""

    @agent
    def __init__(self, key: str) -> None:
        self.last: Loose = key  # E: grounded-union `self.last`

    @overload
    @agent
    def ask(self, key: str) -> Loose: ...  # E: grounded-union
    @overload
    @agent
    def ask(self, key: int) -> Grounded[str]: ...
    @agent
    def ask(self, key: str | int) -> Grounded[str]:
        return fetch(str(key))


def unmarked(doc: Loose) -> Loose:  # E: grounded-union, grounded-union
    return doc


marked = agent(unmarked)
