"""Refused: a prompt fed only plain values."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import summarize


@agent
def answer(i: str) -> Grounded[str]:
    return summarize(i)  # E: ungrounded-return `summarize(i)`
