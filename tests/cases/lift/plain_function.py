"""Accepted: a lifted function keeps the grounding."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure, lift
from prelude import fetch, trimmed


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    assert_type(lift(trimmed)(fetch(i)), Grounded[str])
    return lift(trimmed)(fetch(i))
