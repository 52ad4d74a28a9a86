"""Refused: a priority queue orders what it is handed."""

from __future__ import annotations

import asyncio
import queue

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@grounded_pure
async def later(i: str) -> None:
    q: asyncio.PriorityQueue[tuple[Grounded[str], str]] = asyncio.PriorityQueue()  # E: grounded-laundering
    await q.put((fetch(i), "a"))  # E: grounded-laundering[condition]


@grounded_pure
def now(i: str) -> None:
    q: queue.PriorityQueue[tuple[Grounded[str], str]] = queue.PriorityQueue()  # E: grounded-laundering
    q.put((fetch(i), "a"))  # E: grounded-laundering[condition]


@agent
def noted(i: str) -> None:
    q: queue.PriorityQueue[tuple[Grounded[str], str]] = queue.PriorityQueue()
    q.put((fetch(i), "a"))  # N: grounded-coercion[condition]
