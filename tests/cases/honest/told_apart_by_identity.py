"""Accepted: tasks and plain objects that hold grounded values are told apart by identity."""

from __future__ import annotations

import asyncio

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch_later


class Job:
    @grounded_pure
    def __init__(self) -> None:
        self.text: Grounded[str] | None = None


@grounded_pure
async def all_of(names: list[str]) -> list[Grounded[str]]:
    tasks = {asyncio.create_task(fetch_later(name)) for name in names}
    tasks.add(asyncio.create_task(fetch_later("one more")))
    done, pending = await asyncio.wait(tasks)
    pending.discard(done.pop())
    return [task.result() for task in done]


@grounded_pure
def ranks(jobs: list[Job]) -> dict[Job, int]:
    return {job: rank for rank, job in enumerate(jobs)}
