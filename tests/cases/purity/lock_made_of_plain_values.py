"""Accepted: locks and time limits that are made of plain values."""

from __future__ import annotations

import asyncio
import threading

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch_later


@grounded_pure
def parties(number: int) -> int:
    return threading.Barrier(number).parties


@grounded_pure
async def fetched(i: str, seconds: float) -> Grounded[str]:
    lock = asyncio.Semaphore(3)
    async with asyncio.timeout(seconds), lock:
        return await fetch_later(i)
