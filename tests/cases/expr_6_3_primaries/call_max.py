"""Refused: the greatest of grounded values is found by comparing content."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def call_recorded(docs: list[Grounded[str]]) -> None:
    found = max(docs)  # N: grounded-coercion[condition]


@agent
@grounded_pure
def call_refused(docs: list[Grounded[str]]) -> None:
    found = max(docs)  # E: grounded-laundering
