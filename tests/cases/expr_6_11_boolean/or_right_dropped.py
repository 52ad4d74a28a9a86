"""Refused: the right operand of or in a plain slot."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str, given: str) -> str:
    return given or fetch(i)  # N: grounded-coercion


@agent
@grounded_pure
def lost_refused(i: str, given: str) -> str:
    return given or fetch(i)  # E: grounded-laundering
