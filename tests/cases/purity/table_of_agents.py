"""Refused: a call through a table."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import proven, research


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    table = {"a": proven, "b": research}
    return table[i](i)  # E: grounded-laundering
