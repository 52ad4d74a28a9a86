"""Accepted: a lifted result is lifted again without nesting."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, trimmed


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    once = trimmed(fetch(i))
    assert_type(trimmed(once), Grounded[str])
    return trimmed(once)
