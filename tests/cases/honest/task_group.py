"""Accepted: collect the results of a task group."""

from __future__ import annotations

import asyncio

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch_later


@grounded_pure
async def answer(names: tuple[str, ...]) -> list[Grounded[str]]:
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(fetch_later(n)) for n in names]
    return [t.result() for t in tasks]
