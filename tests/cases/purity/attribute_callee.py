"""Refused: a call through an attribute."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import research


class Holder:
    ask = staticmethod(research)


@agent
@grounded_pure
def answer(holder: Holder, i: str) -> Grounded[str]:
    return holder.ask(i)  # E: grounded-laundering
