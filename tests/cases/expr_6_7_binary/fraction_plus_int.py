"""Refused: a Fraction adds a grounded int by itself."""

from __future__ import annotations

from fractions import Fraction

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def lost_recorded(i: str) -> Fraction:
    n = fetch_int(i)
    return Fraction(1, 2) + n  # N: grounded-coercion[argument] `n`


@agent
@grounded_pure
def lost_refused(i: str) -> Fraction:
    n = fetch_int(i)
    return Fraction(1, 2) + n  # E: grounded-laundering `n`
