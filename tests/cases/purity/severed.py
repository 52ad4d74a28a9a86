"""Refused: a severed value is plain."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, sever
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return sever(fetch(i), "mixed with opinion")  # E: ungrounded-return
