"""Accepted: a whole power of a grounded number is grounded."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_int


@agent
@grounded_pure
def squared(i: str) -> Grounded[int]:
    n = fetch_int(i)
    assert_type(n**2, Grounded[int])
    return n**2
