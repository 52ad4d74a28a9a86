"""The run-time class behind ``Grounded[T]``, and the registry of what wraps what."""

from __future__ import annotations

import copy
import threading
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from corvid_runtime import discards
from corvid_runtime.content import Traced, strip
from corvid_runtime.errors import GroundedForgery
from corvid_runtime.provenance import Node, ProvenanceChain, derive, flatten, join, unflatten, weaker

__all__ = ["Grounded", "GroundedValue"]

T_co = TypeVar("T_co", covariant=True)


class GroundedValue(Traced, Generic[T_co]):
    """A value that carries where it came from, usable wherever its plain twin is.

    Nobody constructs one: a call of a retrieval tool returns it, and every operation on it
    returns another. A grounded built-in *is* that built-in (a carrier); anything else is wrapped
    in a transparent proxy that ``isinstance`` takes for the original.
    """

    __slots__ = ()

    def __new__(cls, *args: object, **kwargs: object) -> Any:
        """Refuse.

        Raises:
            GroundedForgery: always; a value becomes grounded by being retrieved.
        """
        raise GroundedForgery(
            f"{cls.__name__}(...) makes a value that nothing retrieved",
            hint="return it from a @tool whose effects are grounded",
        )

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if not cls.__module__.startswith("corvid_runtime."):
            raise GroundedForgery(
                f"{cls.__qualname__} subclasses GroundedValue, so it could forge provenance",
                hint="hold a Grounded[...] value in a field instead",
            )

    def sources(self) -> ProvenanceChain:
        """Return the chain: every step once, inputs before what was made of them."""
        return ProvenanceChain.of(self._corvid_node)

    @property
    def confidence(self) -> float:
        """The minimum along the chain, 0 to 1; unknown counts as 1."""
        worth: float = self._corvid_node[1][0]
        return worth

    def unwrap_discarding_sources(self) -> T_co:
        """Return the plain value, deeply, and report to the audit what was discarded."""
        discards.report((self._corvid_node,), reason=None)
        value: T_co = strip(self)
        return value

    def __copy__(self) -> Any:
        return wrap(copy.copy(self._corvid_plain), self._corvid_node)

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return wrap(copy.deepcopy(self._corvid_plain, memo), self._corvid_node)

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        return _restore, (self._corvid_plain, flatten(self._corvid_node))

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        """Apply a numpy universal function (NEP 13)."""
        from corvid_runtime.lifting import lifted_call

        return lifted_call(getattr(ufunc, method), ufunc.__name__, inputs, options)

    def __array_function__(self, function: Any, types: Any, args: Any, kwargs: Any) -> Any:
        """Apply a numpy function (NEP 18)."""
        from corvid_runtime.lifting import lifted_call

        return lifted_call(function, function.__name__, args, kwargs)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> Any:
        """Keep a pydantic field typed ``Grounded[T]`` grounded, validating its content."""
        from corvid_runtime.pydantic_schema import schema_of

        return schema_of(source, handler)


Grounded = GroundedValue
Maker = Callable[[Any, Node], Any]


class Cell:
    """The end of a chain that several values share because one holds the other."""

    __slots__ = ("_into", "_node")

    def __init__(self, node: Node) -> None:
        self._node = node
        self._into: Cell | None = None

    def _root(self) -> Cell:
        cell = self
        while cell._into is not None:
            cell = cell._into
        return cell

    @property
    def node(self) -> Node:
        """The end of the chain now."""
        return self._root()._node

    def advance(self, op: str, *inputs: Node) -> None:
        """Record an operation that changed a value of this cell."""
        with MUTATION:
            root = self._root()
            root._node = derive(op, root._node, *inputs)

    def absorb(self, node: Node) -> None:
        """Count another chain in, because a value of this cell was reached through it."""
        with MUTATION:
            root = self._root()
            root._node = join(node, root._node)

    def top(self, step: Callable[[Node], Node]) -> None:
        """Put a step on top of the chain."""
        with MUTATION:
            root = self._root()
            root._node = step(root._node)

    def __deepcopy__(self, memo: dict[int, Any]) -> Cell:
        root = self._root()
        return memo.setdefault(id(root), Cell(root._node))

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_cell, (flatten(self.node),)

    def merge(self, other: Cell) -> None:
        """Make both cells one, because a value of `other` was found inside one of this cell."""
        with MUTATION:
            root, found = self._root(), other._root()
            if root is not found:
                root._node = join(root._node, found._node)
                found._into = root


MUTATION: Final = threading.RLock()
"""Held while a cell advances or a child is adopted: never while foreign code runs."""


class Makers(dict[type, Maker]):
    """How a value of each type is wrapped; a type met for the first time is looked up once."""

    fallback: Callable[[type], Maker]

    def __missing__(self, kind: type) -> Maker:
        maker = self.fallback(kind)
        self[kind] = maker
        return maker


MAKERS: Final = Makers()


def wrap(value: Any, node: Node) -> Any:
    """Ground a value in a chain. What is never grounded (``None``, a class) comes back as it is."""
    return MAKERS[type(value)](value, node)


def rejoin(value: GroundedValue[Any], node: Node) -> Any:
    """Ground a value that is grounded already: both chains count, and nothing nests."""
    found = value._corvid_node
    return wrap(value._corvid_plain, (node[0], weaker(node[1], found[1]), *node[2:], found))


def _restore_cell(flat: Any) -> Cell:
    return Cell(unflatten(flat))


def _restore(value: Any, flat: Any) -> Any:
    return wrap(value, unflatten(flat))
