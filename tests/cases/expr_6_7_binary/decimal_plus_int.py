"""Refused: a Decimal adds a grounded int by itself."""

from __future__ import annotations

from decimal import Decimal

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def lost_recorded(i: str) -> Decimal:
    n = fetch_int(i)
    return Decimal(1) + n  # N: grounded-coercion[argument] `n`


@agent
@grounded_pure
def lost_refused(i: str) -> Decimal:
    n = fetch_int(i)
    return Decimal(1) + n  # E: grounded-laundering `n`
