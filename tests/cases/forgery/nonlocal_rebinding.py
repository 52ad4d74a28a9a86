"""Refused: a contract is not gained by nonlocal."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import proven, research


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    ask = proven

    def change() -> None:
        nonlocal ask
        ask = research  # E: grounded-laundering

    change()
    return ask(i)  # E: grounded-laundering
