"""Refused: sum over grounded numbers."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def lost_later_recorded(counts: list[Grounded[int]]) -> int:
    return sum(counts)  # N: grounded-coercion


@agent
@grounded_pure
def lost_later_refused(counts: list[Grounded[int]]) -> int:
    return sum(counts)  # E: grounded-laundering
