"""Refused: a lifted function under another name."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, lift
from prelude import fetch, helper

also = lift(helper)


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return also(fetch(i))  # E: grounded-laundering
