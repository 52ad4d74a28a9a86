"""Refused: all() tests grounded values."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def lost_recorded(flags: list[Grounded[bool]]) -> bool:
    return all(flags)  # N: grounded-coercion


@agent
@grounded_pure
def lost_refused(flags: list[Grounded[bool]]) -> bool:
    return all(flags)  # E: grounded-laundering
