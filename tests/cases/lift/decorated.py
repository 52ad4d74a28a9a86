"""Accepted: a function decorated with lift is called as it is."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, trimmed


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    assert_type(trimmed(fetch(i)), Grounded[str])
    assert_type(trimmed(i), str)
    return trimmed(fetch(i))
