"""Refused: an asynchronous agent returns a grounded value on every path."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch_later


@agent
async def answer(i: str, ok: bool) -> Grounded[str]:
    if ok:
        return await fetch_later(i)
    return "made up"  # E: ungrounded-return
