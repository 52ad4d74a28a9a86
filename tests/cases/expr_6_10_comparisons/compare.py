"""Accepted: comparisons with a grounded operand are grounded."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, fetch_int


@agent
@grounded_pure
def compared(i: str) -> Grounded[bool]:
    n, doc = fetch_int(i), fetch(i)
    assert_type(n > 100, Grounded[bool])
    assert_type(100 > n, Grounded[bool])
    assert_type(n == 3, Grounded[bool])
    assert_type(n != n, Grounded[bool])
    assert_type(doc <= "z", Grounded[bool])
    assert_type("a" == doc, Grounded[bool])
    return n >= 3
