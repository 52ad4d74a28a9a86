"""A small world to test in: things that retrieve, and things that do not."""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, ValuesView
from typing import Any

from corvid_runtime import Grounded, Severed, ground, on_discard, retrieval, tool


def given(value: Any, confidence: float | None = None, source: str = "given") -> Any:
    """Return a value as if it had been retrieved."""

    @tool(uses=retrieval, confidence=confidence)
    def retrieve() -> Any:
        return ground(value, source=source)

    return retrieve()


@tool(uses=retrieval)
def fetch(name: str) -> str:
    return f"document {name}"


@tool
def unsourced(name: str) -> str:
    return f"opinion {name}"


@tool(uses=retrieval)
def search(*names: str) -> list[Grounded[str]]:
    return [ground(f"hit {name}", source=f"file:{name}") for name in names]


def sources(value: Any) -> list[str]:
    """Return the sources a value names, in the order of its chain."""
    return [step.source for step in value.sources().retrievals()]


def canonical(content: Any) -> object:
    """Show a value so that NaN equals NaN and the order of a set does not matter."""
    if hasattr(content, "__next__") or isinstance(content, (ValuesView, ItemsView)):
        return [canonical(item) for item in content]
    if isinstance(content, (set, frozenset)):
        return type(content), sorted(map(repr, content))
    return type(content), repr(content)


class Discards:
    """What the audit was told while the block ran."""

    def __enter__(self) -> list[Severed]:
        self.events: list[Severed] = []
        self._stop = on_discard(self.events.append)
        return self.events

    def __exit__(self, *error: object) -> None:
        self._stop()


def counting(items: int) -> Iterator[int]:
    yield from range(items)
