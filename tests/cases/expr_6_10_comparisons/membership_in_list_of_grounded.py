"""Refused: membership in a list of grounded values compares content."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def lost_recorded(docs: list[Grounded[str]]) -> bool:
    return "a" in docs  # N: grounded-coercion[membership]


@agent
@grounded_pure
def lost_refused(docs: list[Grounded[str]]) -> bool:
    return "a" in docs  # E: grounded-laundering
