"""Refused: a contract is not gained by a default."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import proven, research

table = {"a": proven}


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return table.get(i, research)(i)  # E: grounded-laundering
