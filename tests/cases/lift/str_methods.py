"""Accepted: methods of the built-in types may be lifted."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure, lift
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> Grounded[list[str]]:
    assert_type(lift(str.upper)(fetch(i)), Grounded[str])
    return lift(str.split)(fetch(i))
