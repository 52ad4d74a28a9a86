"""Refused: every sort of parameter is a slot."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@grounded_pure
def formal(first: str, /, second: str, *, third: str) -> int:
    return 3


@agent
def lost_recorded(i: str) -> int:
    one, two, three = fetch(i), fetch("b"), fetch("c")
    return formal(
        one,  # N: grounded-coercion[argument] `one`
        two,  # N: grounded-coercion[argument] `two`
        third=three,  # N: grounded-coercion[argument] `three`
    )


@agent
@grounded_pure
def lost_refused(i: str) -> int:
    one, two, three = fetch(i), fetch("b"), fetch("c")
    return formal(
        one,  # E: grounded-laundering `one`
        two,  # E: grounded-laundering `two`
        third=three,  # E: grounded-laundering `three`
    )
