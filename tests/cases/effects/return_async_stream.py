"""Refused: each token of an asynchronous stream is grounded."""

from __future__ import annotations

from collections.abc import AsyncIterator

from corvid_runtime import Grounded, agent
from prelude import fetch_later


@agent
async def answer(i: str) -> AsyncIterator[Grounded[str]]:
    yield await fetch_later(i)
    yield "made up"  # E: ungrounded-return
