"""Refused: a list of grounded values as a list of objects."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def drop_recorded(docs: list[Grounded[str]]) -> None:
    found: list[object] = docs  # N: grounded-coercion[annotated assignment] `docs`


@agent
@grounded_pure
def drop_refused(docs: list[Grounded[str]]) -> None:
    found: list[object] = docs  # E: grounded-laundering `docs`
