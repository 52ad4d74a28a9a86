"""Refused: an expression list in a slot for plain items."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def both_recorded(i: str) -> tuple[str, str]:
    return fetch(i), i  # N: grounded-coercion


@agent
@grounded_pure
def both_refused(i: str) -> tuple[str, str]:
    return fetch(i), i  # E: grounded-laundering
