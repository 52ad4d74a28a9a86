"""Refused: what fails beside is not heard, and what it did not change any more tells of it."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor

from corvid_runtime import Grounded, grounded_pure, lift


@grounded_pure
async def number(doc: Grounded[str], log: list[str]) -> Grounded[int]:
    found = lift(int)(doc)
    log.append("a number")
    return found


@grounded_pure
def now(doc: Grounded[str], log: list[str]) -> Grounded[int]:
    found = lift(int)(doc)
    log.append("a number")
    return found


@grounded_pure
async def of_task(doc: Grounded[str], log: list[str]) -> int:
    task = asyncio.create_task(number(doc, log))  # E: grounded-laundering `number`
    await asyncio.wait([task])
    return len(log)


@grounded_pure
async def bound_before(doc: Grounded[str], log: list[str]) -> int:
    coroutine = number(doc, log)  # E: grounded-laundering `number`
    task = asyncio.create_task(coroutine)
    await asyncio.wait([task])
    return len(log)


@grounded_pure
async def made_elsewhere(doc: Grounded[str]) -> int:
    async def later() -> Grounded[int]:
        found = lift(int)(doc)
        log.append("a number")
        return found

    log: list[str] = []
    task = asyncio.create_task(later())  # E: grounded-laundering `later`
    await asyncio.wait([task])
    return len(log)


@grounded_pure
def of_pool(pool: Executor, doc: Grounded[str], log: list[str]) -> int:
    pool.submit(now, doc, log)  # E: grounded-laundering `now`
    pool.shutdown()
    return len(log)


@grounded_pure
def of_items(pool: Executor, docs: list[Grounded[str]], log: list[str]) -> int:
    pool.map(now, docs, [log])  # E: grounded-laundering `now`
    pool.shutdown()
    return len(log)


@grounded_pure
async def of_loop(doc: Grounded[str], log: list[str]) -> int:
    asyncio.get_running_loop().call_soon(now, doc, log)  # E: grounded-laundering `now`
    await asyncio.sleep(1)
    return len(log)
