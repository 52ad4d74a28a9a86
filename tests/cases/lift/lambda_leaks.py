"""Refused: a lambda that carries content out."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, lift
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> list[str]:
    sink: list[str] = []
    lift(lambda text: sink.append(text))(fetch(i))  # E: grounded-laundering
    return sink
