"""The two protocols of a stream: ``for`` and ``async for``."""

from __future__ import annotations

import types
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import nullcontext
from typing import Any, Final, TypeVar

from corvid_runtime.graph import Node, derive
from corvid_runtime.makers import Maker, wrap
from corvid_runtime.value import Entering, Ground, GroundedStream

T = TypeVar("T")


class _Stream(GroundedStream[T]):
    def __iter__(self) -> Iterator[T]:
        return self

    def __next__(self) -> T:
        return self._resumed(next, self._source)

    def send(self, value: Any) -> T:
        """Send a value into the generator; return its next item."""
        return self._resumed(self._source.send, value)

    def throw(self, *error: Any) -> T:
        """Raise an exception in the generator; return its next item."""
        return self._resumed(self._source.throw, *error)

    def close(self) -> None:
        """Close the generator."""
        with self._entering():
            getattr(self._source, "close", lambda: None)()

    def _resumed(self, resume: Callable[..., Any], *args: Any) -> T:
        with self._entering():
            item = resume(*args)
        grounded: T = self._consumed(item)
        return grounded


class _AsyncStream(GroundedStream[T]):
    def __aiter__(self) -> AsyncIterator[T]:
        return self

    async def __anext__(self) -> T:
        return await self._resumed(self._source.__anext__)

    async def asend(self, value: Any) -> T:
        """Send a value into the generator; return its next item."""
        return await self._resumed(self._source.asend, value)

    async def athrow(self, *error: Any) -> T:
        """Raise an exception in the generator; return its next item."""
        return await self._resumed(self._source.athrow, *error)

    async def aclose(self) -> None:
        """Close the generator."""
        with self._entering():
            if hasattr(self._source, "aclose"):
                await self._source.aclose()

    async def _resumed(self, resume: Callable[..., Any], *args: Any) -> T:
        with self._entering():
            item = await resume(*args)
        grounded: T = self._consumed(item)
        return grounded


def stream(source: Any, ground: Ground, entering: Entering = nullcontext) -> GroundedStream[Any]:
    """Return a stream of the protocol its source has: ``__next__`` or ``__anext__``."""
    kind = _AsyncStream if hasattr(type(source), "__anext__") else _Stream
    return kind(source, ground, entering)


async def _awaited(coroutine: Coroutine[Any, Any, Any], node: Node) -> Any:
    return wrap(await coroutine, node)


def _grounded_stream(source: Any, node: Node) -> GroundedStream[Any]:
    item_node = derive("next", node)
    return stream(source, lambda item: wrap(item, item_node))


_MAKERS: Final[dict[type, Maker]] = {
    types.GeneratorType: _grounded_stream,
    types.AsyncGeneratorType: _grounded_stream,
    types.CoroutineType: _awaited,
}


def fits(kind: type) -> bool:
    """Tell whether values of a type are replaced by what grounds their outcome."""
    return kind in _MAKERS


def maker(kind: type) -> Maker:
    """Return what makes the replacement."""
    return _MAKERS[kind]
