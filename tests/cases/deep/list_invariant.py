"""Refused: a list is invariant whatever it holds: mypy's own error is not about the grounding."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def recorded(docs: list[Grounded[str]]) -> None:
    found: list[object] = docs  # N: grounded-coercion[annotated assignment] `docs`  # E: assignment


@agent
@grounded_pure
def refused(docs: list[Grounded[str]]) -> None:
    found: list[object] = docs  # E: grounded-laundering `docs`, assignment
