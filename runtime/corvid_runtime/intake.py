"""Arguments on their way into plain code: their values, and the chains they leave behind."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

from corvid_runtime.content import ATOMS, Stripper, Traced, chains_reached, is_lazy, strip
from corvid_runtime.graph import EMPTY, Node, join
from corvid_runtime.shapes import grounded_fields


class _Admission(Stripper):
    """A deep unwrap, save for the fields that a record declares grounded."""

    def keeps(self, kind: type) -> frozenset[str]:
        return grounded_fields(kind)


def admitted(value: Any) -> Any:
    """Return an argument as plain code gets it: records keep what they declare grounded."""
    return strip(value, _Admission)


class Intake:
    """Arguments on their way into plain code: their values, and the chains they leave behind."""

    __slots__ = ("_brought", "_chains", "_live", "open")

    def __init__(self) -> None:
        self._chains: list[Node | Consumed] = []
        self._brought: list[Node] = []
        self._live: list[tuple[Any, tuple[Node, ...]]] = []
        self.open = False
        """Whether an iterator may still bring chains in."""

    def plain(self, value: Any) -> Any:
        """Return an argument's plain value; an iterator is passed on, unwrapped as consumed."""
        if type(value) in ATOMS:
            self._chains.append(EMPTY)
            return value
        if isinstance(value, Traced):
            self._chains.append(value._corvid_node)
            return admitted(value)
        if is_lazy(value):
            return self._lazy(_consumed(value, admitted))
        node = self._held(value)
        return value if node is EMPTY else admitted(value)

    def as_is(self, value: Any) -> Any:
        """Return an argument that stays grounded, and count its chain."""
        if is_lazy(value):
            return self._lazy(_consumed(value, as_is))
        if isinstance(value, Traced):
            self._chains.append(value._corvid_node)
        else:
            self._held(value)
        return value

    def receiver(self, value: Any) -> None:
        """Count what the object of a method holds, which the body reaches as it is."""
        if self._held(value) is EMPTY:
            self._chains.pop()  # it is no argument of the step

    def _held(self, value: Any) -> Node:
        """Count what a container or an object holds now; it may hold other things later."""
        found = (*chains_reached(value),)
        node = join(*found)
        self._chains.append(node)
        self._live.append((value, found))
        return node

    def _lazy(self, consumed: Consumed) -> Any:
        self._chains.append(consumed)
        self.open = True
        return consumed

    def bring(self, node: Node) -> None:
        """Count the chain of what was retrieved meanwhile."""
        self._brought.append(node)

    @property
    def is_live(self) -> bool:
        """Whether a body that runs later may find other chains than were passed."""
        return self.open or bool(self._live)

    def nodes(self, *, later: bool = False) -> list[Node]:
        """Return the chains in position: of an iterator, what was consumed until now.

        What was retrieved meanwhile stands behind them, and, if the body runs ``later`` than the
        arguments came in, what these hold now and did not then.
        """
        passed = [c if isinstance(c, tuple) else join(*c.chains) for c in self._chains]
        return [*passed, *self._brought, *(self._gained() if later else ())]

    def _gained(self) -> Iterator[Node]:
        for value, found in self._live:
            for node in chains_reached(value):
                if not any(node is known for known in found):
                    yield node


class Consumed:
    """An iterator that remembers the chains of its items, and hands them on admitted."""

    def __init__(self, source: Any, admit: Callable[[Any], Any]) -> None:
        self._source = source
        self._admit = admit
        self.chains: list[Node] = []

    def _admitted(self, item: Any) -> Any:
        self.chains.extend(chains_reached(item))
        return self._admit(item)


class _ConsumedNow(Consumed):
    def __iter__(self) -> Iterator[Any]:
        return self

    def __next__(self) -> Any:
        return self._admitted(next(self._source))


class _ConsumedLater(Consumed):
    def __aiter__(self) -> AsyncIterator[Any]:
        return self

    async def __anext__(self) -> Any:
        return self._admitted(await self._source.__anext__())


def _consumed(source: Any, admit: Callable[[Any], Any]) -> Consumed:
    kind = _ConsumedLater if hasattr(type(source), "__anext__") else _ConsumedNow
    return kind(source, admit)


def as_is(value: Any) -> Any:
    """Return the value."""
    return value
