"""Refused: an alias that is rebound forges a contract."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import proven, research

also = proven
also = research  # E: grounded-laundering|grounded-forgery


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return also(i)  # E: grounded-laundering
