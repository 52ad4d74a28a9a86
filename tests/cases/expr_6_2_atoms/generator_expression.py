"""Refused: a generator expression in a slot for plain items."""

from __future__ import annotations

from collections.abc import Iterable

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def lazily_recorded(docs: list[Grounded[str]]) -> None:
    found: Iterable[str] = (doc for doc in docs)  # N: grounded-coercion[element] `doc`


@agent
@grounded_pure
def lazily_refused(docs: list[Grounded[str]]) -> list[str]:
    found: Iterable[str] = (doc for doc in docs)
    return [*found]  # E: grounded-laundering `[*found]`
