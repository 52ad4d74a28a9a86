"""Refused: a helper that strips the grounding feeds a grounded return."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch


def bare(x: Grounded[str]) -> str:
    return x.unwrap_discarding_sources()


@agent
def answer(i: str) -> Grounded[str]:
    return bare(fetch(i))  # E: ungrounded-return `bare(fetch(i))`
