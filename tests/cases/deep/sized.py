"""Refused: a container of grounded values seen as something with a length only."""

from __future__ import annotations

from collections.abc import Sized

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def drop_recorded(docs: list[Grounded[str]]) -> None:
    found: Sized = docs  # N: grounded-coercion[annotated assignment] `docs`


@agent
@grounded_pure
def drop_refused(docs: list[Grounded[str]]) -> None:
    found: Sized = docs  # E: grounded-laundering `docs`
