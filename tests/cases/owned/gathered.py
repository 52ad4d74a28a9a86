"""Accepted: what helpers found beside each other is a new list of records that nobody else has."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, retrieval, tool


@dataclass
class Report:
    region: str
    text: Grounded[str] | None


@tool(uses=retrieval)
def fetch(region: str) -> list[Grounded[str]]:
    return [ground("a storm", source=region)]


@tool(uses=retrieval)
async def fetch_later(region: str) -> list[Grounded[str]]:
    return [ground("a storm", source=region)]


def report(region: str) -> Report:
    severe = [text for text in fetch(region) if len(text) > 3]
    return Report(region, severe[0]) if severe else Report(region, None)


async def report_later(region: str) -> Report:
    severe = [text for text in await fetch_later(region) if len(text) > 3]
    if not severe:
        return Report(region, None)
    return Report(region, severe[0])


@grounded_pure
def one_by_one(regions: list[str]) -> list[Grounded[str]]:
    reports = [report(region) for region in regions]
    return [found.text for found in reports if found.text is not None]


@grounded_pure
def in_order(regions: list[str]) -> list[Grounded[str]]:
    reports = sorted([report(region) for region in regions], key=lambda found: found.region)
    return [found.text for found in reports if found.text is not None]


@grounded_pure
async def at_once(regions: list[str]) -> list[Grounded[str]]:
    reports = await asyncio.gather(*(report_later(region) for region in regions))
    return [found.text for found in reports if found.text is not None]


@grounded_pure
async def two_at_once(first: str, second: str) -> list[Grounded[str]]:
    texts: list[Grounded[str]] = []
    for found in await asyncio.gather(report_later(first), report_later(second)):
        if found.text is not None:
            texts.append(found.text)
    return texts


@grounded_pure
async def in_time(region: str) -> Grounded[str] | None:
    found = await asyncio.wait_for(report_later(region), 5)
    return found.text


@grounded_pure
async def in_a_group(regions: list[str]) -> list[Grounded[str]]:
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(report_later(region)) for region in regions]
    texts: list[Grounded[str]] = []
    for task in tasks:
        found = task.result()
        if found.text is not None:
            texts.append(found.text)
    return texts
