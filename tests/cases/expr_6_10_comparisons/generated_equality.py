"""Refused: the generated equality of a record compares its grounded field."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import Quote, fetch


@agent
def lost_recorded(i: str) -> bool:
    one, two = Quote(fetch(i)), Quote(fetch("b"))
    return one == two  # N: grounded-coercion


@agent
@grounded_pure
def lost_refused(i: str) -> bool:
    one, two = Quote(fetch(i)), Quote(fetch("b"))
    return one == two  # E: grounded-laundering
