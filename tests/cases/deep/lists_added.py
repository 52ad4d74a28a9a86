"""Refused: a list of grounded values beside a list of plain ones."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def drop_recorded(docs: list[Grounded[str]]) -> None:
    found: list[object] = docs + ["a"]  # N: grounded-coercion


@agent
@grounded_pure
def drop_refused(docs: list[Grounded[str]]) -> None:
    found: list[object] = docs + ["a"]  # E: grounded-laundering
