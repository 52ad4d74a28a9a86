"""Refused: an iterable of plain values."""

from __future__ import annotations

from collections.abc import Iterable

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def drop_recorded(docs: list[Grounded[str]]) -> None:
    found: Iterable[str] = docs  # N: grounded-coercion[annotated assignment] `docs`


@agent
@grounded_pure
def drop_refused(docs: list[Grounded[str]]) -> None:
    found: Iterable[str] = docs  # E: grounded-laundering `docs`
