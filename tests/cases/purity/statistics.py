"""Refused: statistics over grounded numbers."""

from __future__ import annotations

import statistics

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def lost_recorded(counts: list[Grounded[int]]) -> float:
    return statistics.mean(counts)  # N: grounded-coercion[argument] `counts`


@agent
@grounded_pure
def lost_refused(counts: list[Grounded[int]]) -> float:
    return statistics.mean(counts)  # E: grounded-laundering `counts`
