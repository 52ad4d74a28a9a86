"""Refused: an operator that writes into a plain container."""

from __future__ import annotations

import operator

from corvid_runtime import agent, grounded_pure, lift
from prelude import fetch


@agent
@grounded_pure
def answer(i: str, sink: list[str]) -> str:
    lift(operator.setitem)(sink, 0, fetch(i))  # E: grounded-laundering
    return sink[0]
