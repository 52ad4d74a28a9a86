"""Refused: a contract is not gained by or."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import proven, research


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    chosen = proven or research  # E: grounded-laundering, truthy-function
    return chosen(i)  # E: grounded-laundering
