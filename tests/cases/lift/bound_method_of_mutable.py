"""Refused: a bound method of a mutable object carries content out."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, lift
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> str:
    sink: list[str] = []
    lift(sink.append)(fetch(i))  # E: grounded-laundering
    return sink[0]
