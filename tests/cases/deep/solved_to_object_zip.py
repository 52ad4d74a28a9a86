"""Refused: pairs that the context solves to objects."""

from __future__ import annotations

from collections.abc import Iterable

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def dropped_recorded(docs: list[Grounded[str]], names: list[str]) -> None:
    found: Iterable[tuple[object, str]] = zip(docs, names)  # N: grounded-coercion


@agent
@grounded_pure
def dropped_refused(docs: list[Grounded[str]], names: list[str]) -> None:
    found: Iterable[tuple[object, str]] = zip(docs, names)  # E: grounded-laundering
