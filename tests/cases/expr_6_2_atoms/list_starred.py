"""Refused: a starred list in a slot for plain items."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def starred_recorded(docs: list[Grounded[str]]) -> None:
    found: list[str] = [*docs]  # N: grounded-coercion[element]


@agent
@grounded_pure
def starred_refused(docs: list[Grounded[str]]) -> None:
    found: list[str] = [*docs]  # E: grounded-laundering
