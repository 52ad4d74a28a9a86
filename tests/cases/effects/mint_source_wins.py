"""Accepted: a plain value mixed with a grounded one is grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch, unsourced


@agent
def answer(i: str) -> Grounded[str]:
    return unsourced(i) + fetch(i)
