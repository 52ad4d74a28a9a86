"""Refused: the greatest by content gives away its plain part."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def call_recorded(docs: list[Grounded[str]]) -> None:
    found = max(docs)  # N: grounded-coercion[condition]


@agent
@grounded_pure
def call_refused(docs: list[Grounded[str]]) -> None:
    found = max(docs)


@agent
@grounded_pure
def told(pairs: list[tuple[Grounded[str], int]]) -> int:
    return max(pairs)[1]  # E: grounded-laundering
