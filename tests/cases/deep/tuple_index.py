"""Accepted: each item of a grounded tuple has its own type."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_pair


@agent
@grounded_pure
def kept(i: str) -> Grounded[int]:
    pair = fetch_pair(i)
    assert_type(pair[0], Grounded[str])
    assert_type(pair[1], Grounded[int])
    return pair[1]
