"""Accepted: every arithmetic operator keeps the grounding."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_float, fetch_int


@agent
@grounded_pure
def computed(i: str) -> Grounded[float]:
    n, x = fetch_int(i), fetch_float(i)
    assert_type(n - 1, Grounded[int])
    assert_type(1 - n, Grounded[int])
    assert_type(n * 2, Grounded[int])
    assert_type(n / 2, Grounded[float])
    assert_type(7 // n, Grounded[int])
    assert_type(7 % n, Grounded[int])
    assert_type(n + x, Grounded[float])
    return n / x
