"""Accepted: bitwise operators keep the grounding."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_int


@agent
@grounded_pure
def masked(i: str) -> Grounded[int]:
    n = fetch_int(i)
    assert_type(n & 3, Grounded[int])
    assert_type(3 | n, Grounded[int])
    assert_type(n ^ n, Grounded[int])
    return n & 7
