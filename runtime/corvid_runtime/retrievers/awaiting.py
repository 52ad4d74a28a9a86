"""One implementation for synchronous and asynchronous searches."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar, Union

T = TypeVar("T")
R = TypeVar("R")

Later = Union[T, Awaitable[T]]  # noqa: UP007
"""A value that is there, or that can be awaited."""


def then(value: Later[T], go_on: Callable[[T], Later[R]]) -> Later[R]:
    """Return `go_on(value)`, awaiting both where they have to be awaited."""
    if inspect.isawaitable(value):
        return _then(value, go_on)
    return go_on(value)


async def _then(value: Awaitable[T], go_on: Callable[[T], Later[R]]) -> R:
    result: Any = go_on(await value)
    return await result if inspect.isawaitable(result) else result  # type: ignore[no-any-return]


def all_of(values: Iterable[Later[T]]) -> Later[list[T]]:
    """Return all values in order, awaiting together those that have to be awaited."""
    found: list[Any] = list(values)
    return _all_of(found) if any(map(inspect.isawaitable, found)) else found


async def _all_of(values: list[Any]) -> list[Any]:
    import asyncio  # Costs more than all the rest of this package, and few need it.

    return list(await asyncio.gather(*map(_settled, values)))


async def _settled(value: Any) -> Any:
    return await value if inspect.isawaitable(value) else value
