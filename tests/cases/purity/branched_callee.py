"""Refused: a callee that depends on the branch."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import proven, research


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    if i:
        ask = proven
    else:
        ask = research  # E: grounded-laundering
    return ask(i)  # E: grounded-laundering
