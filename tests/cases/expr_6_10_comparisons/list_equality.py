"""Refused: lists of grounded values are compared by their items."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def lost_recorded(docs: list[Grounded[str]], more: list[Grounded[str]]) -> bool:
    return docs == more  # N: grounded-coercion


@agent
@grounded_pure
def lost_refused(docs: list[Grounded[str]], more: list[Grounded[str]]) -> bool:
    return docs == more  # E: grounded-laundering
