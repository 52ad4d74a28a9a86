"""Refused: a callback parameter that is stored."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, agent, grounded_pure

asks: list[Callable[[str], Grounded[str]]] = []


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return asks[0](i)  # E: grounded-laundering
