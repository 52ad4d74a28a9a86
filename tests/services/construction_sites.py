"""Construction sites: asyncio.Queue with worker tasks, results collected in a list."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("sites")
DIARY = {"mon": "Concrete poured.", "tue": "Rain, no work.", "wed": "Walls up."}


@dataclass(frozen=True)
class Entry:
    day: str
    text: Grounded[str]


@tool(uses=retrieval)
async def diary(day: str) -> Grounded[str] | None:
    await asyncio.sleep(0.001)
    text = DIARY.get(day)
    return ground(text, source=f"diary/{day}") if text else None


@prompt(model="site")
async def weekly(text: str) -> str:
    return "This week: " + text


async def worker(queue: asyncio.Queue[str], entries: list[Entry]) -> None:
    while True:
        try:
            day = queue.get_nowait()
        except asyncio.QueueEmpty:
            return
        text = await diary(day)
        if text is not None:
            entries.append(Entry(day, text))
        queue.task_done()


async def read_all(days: list[str], workers: int) -> list[Entry]:
    queue: asyncio.Queue[str] = asyncio.Queue()
    for day in days:
        queue.put_nowait(day)
    entries: list[Entry] = []
    await asyncio.gather(*(worker(queue, entries) for _ in range(workers)))
    return entries


@grounded_pure
async def week_report(days: list[str], workers: int = 2) -> Grounded[str] | InsufficientEvidence:
    entries = await read_all(days, workers)
    if not entries:
        return InsufficientEvidence(reason="the diary is empty")
    entries.sort(key=lambda e: days.index(e.day))
    return await weekly(join(" ", [interpolate("{}: {}", e.day, e.text) for e in entries]))


async def main() -> None:
    for days in (["mon", "tue", "wed", "thu"], ["sun"]):
        result = await week_report(days)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    asyncio.run(main())
