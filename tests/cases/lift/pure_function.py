"""Refused: a proof over plain values does not vouch for content."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, lift
from prelude import fetch, log


@grounded_pure
def tell(text: str) -> str:
    log(text)
    return text


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return lift(tell)(fetch(i))  # E: grounded-laundering
