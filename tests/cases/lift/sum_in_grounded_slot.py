"""Accepted: a lifted sum in a slot for a grounded number."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, lift
from prelude import fetch_int


@agent
@grounded_pure
def answer(i: str) -> list[Grounded[int]]:
    total: Grounded[int] = lift(sum)([fetch_int(i), fetch_int("b")])
    return [total, lift(sum)([fetch_int(i)])]
