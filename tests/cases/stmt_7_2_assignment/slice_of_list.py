"""Refused: a slice of a list of plain values."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def assigned_recorded(docs: list[Grounded[str]], found: list[str]) -> None:
    found[:1] = docs  # N: grounded-coercion[assignment] `docs`


@agent
@grounded_pure
def assigned_refused(docs: list[Grounded[str]], found: list[str]) -> None:
    found[:1] = docs  # E: grounded-laundering `docs`
