"""Accepted: a lifted sum over a display."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure, lift
from prelude import fetch_int


@agent
@grounded_pure
def answer(i: str) -> Grounded[int]:
    assert_type(lift(sum)([fetch_int(i), fetch_int("b")]), Grounded[int])
    return lift(sum)([fetch_int(i), fetch_int("b")])
