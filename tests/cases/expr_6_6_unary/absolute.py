"""Accepted: abs() asks the content's own method, which is lifted."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent
from prelude import fetch_int


@agent
def absolute(i: str) -> Grounded[int]:
    n = fetch_int(i)
    assert_type(abs(n), Grounded[int])
    return abs(n)
