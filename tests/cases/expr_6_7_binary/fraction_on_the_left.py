"""Refused: a plain fraction, or a decimal compared, reads a grounded fraction by itself."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

from corvid_runtime import agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def share(i: str) -> Fraction:
    return Fraction(1, 3)


@agent
def sums_recorded(i: str) -> Fraction:
    return Fraction(1) + share(i)  # N: grounded-coercion[argument] `share(i)`


@grounded_pure
def sums_refused(i: str) -> Fraction:
    return Fraction(1) + share(i)  # E: grounded-laundering `share(i)`


@grounded_pure
def compared_refused(i: str) -> bool:
    return Decimal(1) < share(i)  # E: grounded-laundering `share(i)`
