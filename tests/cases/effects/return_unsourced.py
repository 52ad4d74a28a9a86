"""Refused: an unsourced value returned as grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import unsourced


@agent
def answer(i: str) -> Grounded[str]:
    return unsourced(i)  # E: ungrounded-return
