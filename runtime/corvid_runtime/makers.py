"""The registry of what wraps what: how a plain value of each type becomes a grounded one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from corvid_runtime.graph import Node

Maker = Callable[[Any, Node], Any]


class Makers(dict[type, Maker]):
    """How a value of each type is wrapped; a type met for the first time is looked up once."""

    maker_of: Callable[[type], Maker]
    """Finds the maker of a type. `minting` sets it: the classes it finds all import this module."""

    def __missing__(self, kind: type) -> Maker:
        maker = self[kind] = self.maker_of(kind)
        return maker


MAKERS: Final = Makers()


def wrap(value: Any, node: Node) -> Any:
    """Ground a value in a chain. What is never grounded (``None``, a class) comes back as it is."""
    return MAKERS[type(value)](value, node)
