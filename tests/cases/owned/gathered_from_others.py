"""Refused: records that helpers gave beside each other, known by several names, or to others."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure


@dataclass
class Report:
    region: str
    seen: int
    text: Grounded[str] | None


LATEST = Report("north", 0, None)


async def make(region: str) -> Report:
    return Report(region, 0, None)


async def latest() -> Report:
    return LATEST


@grounded_pure
async def of_a_task_twice(region: str, doc: Grounded[str]) -> int:
    async with asyncio.TaskGroup() as group:
        task = group.create_task(make(region))
    first = task.result()
    second = task.result()
    if len(doc) > 3:
        first.seen = 1
    return second.seen  # E: grounded-laundering


@grounded_pure
async def awaited_twice(region: str, doc: Grounded[str]) -> int:
    task = asyncio.create_task(make(region))
    first = await task
    second = await task
    if len(doc) > 3:
        first.seen = 1  # E: grounded-laundering
    return second.seen


@grounded_pure
async def gathered_twice(region: str, doc: Grounded[str]) -> int:
    task = asyncio.create_task(make(region))
    [first] = await asyncio.gather(task)
    [second] = await asyncio.gather(task)
    if len(doc) > 3:
        first.seen = 1  # E: grounded-laundering
    return second.seen


@grounded_pure
async def passed_through(region: str, doc: Grounded[str]) -> int:
    known = Report(region, 0, None)
    for found in await asyncio.gather(asyncio.sleep(0, known)):
        if len(doc) > 3:
            found.seen = 1  # E: grounded-laundering
    return known.seen


@grounded_pure
async def of_others(region: str, doc: Grounded[str]) -> int:
    for found in await asyncio.gather(make(region), latest()):
        if len(doc) > 3:
            found.seen = 1  # E: grounded-laundering
    return LATEST.seen


@grounded_pure
def sorted_again(region: str, doc: Grounded[str]) -> int:
    reports = [Report(region, 0, None)]
    ordered = sorted(reports, key=lambda found: found.region)
    for found in ordered:
        if len(doc) > 3:
            found.seen = 1
    return reports[0].seen  # E: grounded-laundering


@grounded_pure
def one_many_times(region: str, doc: Grounded[str]) -> int:
    known = Report(region, 0, None)
    ordered = sorted([known for _ in range(3)], key=lambda found: found.region)
    for found in ordered:
        if len(doc) > 3:
            found.seen = 1  # E: grounded-laundering
    return known.seen


@grounded_pure
def in_a_comprehension(region: str, doc: Grounded[str]) -> int:
    reports = [Report(region, 0, None)]
    seen = [saw(found) for found in reports if len(doc) > 3]
    return reports[0].seen + 0 * len(seen)  # E: grounded-laundering


def saw(found: Report) -> int:
    found.seen = 1
    return found.seen
