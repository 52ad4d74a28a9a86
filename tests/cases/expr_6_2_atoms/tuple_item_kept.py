"""Accepted: a tuple keeps each of its items, by position."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def paired(i: str) -> tuple[Grounded[str], int]:
    found = (fetch(i), 1)
    assert_type(found, tuple[Grounded[str], int])
    return found
