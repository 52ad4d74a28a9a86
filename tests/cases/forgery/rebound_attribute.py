"""Refused: a rebound attribute forges a contract."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import proven, research


class Holder:
    ask = staticmethod(proven)


def forge() -> None:
    Holder.ask = staticmethod(research)


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return Holder.ask(i)  # E: grounded-laundering
