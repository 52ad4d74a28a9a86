"""Chains that several values share, because one of them holds the others and can change."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, Final

from corvid_runtime.graph import Node, derive, flatten, join, proven

MUTATION: Final = threading.RLock()
"""Held while a cell advances or a child is adopted: never while foreign code runs."""


class Cell:
    """The end of a chain that several values share because one holds the other."""

    __slots__ = ("_holders", "_into", "_node")

    def __init__(self, node: Node) -> None:
        self._node = node
        self._into: Cell | None = None
        self._holders: dict[Cell, None] = {}

    def _root(self) -> Cell:
        cell = self
        while cell._into is not None:
            cell = cell._into
        return cell

    @property
    def node(self) -> Node:
        """The end of the chain now."""
        cell = self
        while cell._into is not None:
            cell = cell._into
        return cell._node

    def advance(self, op: str, *inputs: Node) -> None:
        """Record an operation that changed a value of this cell, and so what holds the value."""
        with MUTATION:
            pending, changed = [(self._root(), inputs)], set[Cell]()
            while pending:
                root, given = pending.pop()
                if root in changed:
                    continue
                changed.add(root)
                root._node = derive(op, root._node, *given)
                pending += [(holder._root(), (root._node,)) for holder in root._holders]

    def held_by(self, holder: Cell) -> None:
        """Say which value holds the values of this cell, beside others that do."""
        if self._root() is not holder._root():
            self._root()._holders[holder] = None

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
        twin: Cell = memo.setdefault(id(root), Cell(root._node))
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_cell, (flatten(self.node),)

    def merge(self, other: Cell) -> None:
        """Make both cells one, because a value of `other` was found inside one of this cell."""
        with MUTATION:
            root, found = self._root(), other._root()
            if root is not found:
                root._node = join(root._node, found._node)
                root._holders |= found._holders
                found._into = root


def _restore_cell(flat: Any) -> Cell:
    return Cell(proven(flat))
