"""Refused: a callee captured by a pattern."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import research


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    match research:
        case ask:
            return ask(i)  # E: grounded-laundering
