"""Accepted: what runs beside keeps what it found, or fails on nothing that was retrieved."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch_later


@grounded_pure
async def number(doc: Grounded[str]) -> Grounded[int]:
    return lift(int)(doc)


async def count(log: list[str]) -> None:
    log.append("once more")


@grounded_pure
def now(doc: Grounded[str]) -> Grounded[int]:
    return lift(int)(doc)


@grounded_pure
async def of_tasks(docs: list[Grounded[str]]) -> list[Grounded[int]]:
    tasks = [asyncio.create_task(number(doc)) for doc in docs]
    return [await task for task in tasks]


@grounded_pure
async def of_tools(names: list[str]) -> list[Grounded[str]]:
    coroutines = [fetch_later(name) for name in names]
    return [await done for done in asyncio.as_completed(coroutines)]


@grounded_pure
async def of_plain(doc: Grounded[str], log: list[str]) -> Grounded[int]:
    task = asyncio.create_task(count(log))
    found = await number(doc)
    await task
    return found


@grounded_pure
def of_pool(pool: Executor, docs: list[Grounded[str]]) -> list[Grounded[int]]:
    return [pool.submit(now, doc).result() for doc in docs]
