"""Refused: a contract is not gained by joining a list."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import proven, research

table = [proven]
table.append(research)


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return table[0](i)  # E: grounded-laundering
