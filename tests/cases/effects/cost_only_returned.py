"""Refused: an effect with only a cost grounds no return."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import translate


@agent
def answer(i: str) -> Grounded[str]:
    return translate(i)  # E: ungrounded-return
