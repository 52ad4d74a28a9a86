"""Refused: a dictionary whose values the context solves to object."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def dropped_recorded(table: dict[str, Grounded[str]]) -> None:
    found: dict[str, object] = dict(table)  # N: grounded-coercion


@agent
@grounded_pure
def dropped_refused(table: dict[str, Grounded[str]]) -> None:
    found: dict[str, object] = dict(table)  # E: grounded-laundering
