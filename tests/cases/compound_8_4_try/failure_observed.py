"""Refused: asking a task or a future whether it failed, without a try."""

from __future__ import annotations

import asyncio
import concurrent.futures
import queue

from corvid_runtime import Grounded, GroundedValue, grounded_pure, lift
from prelude import fetch


@grounded_pure
async def number(d: Grounded[str]) -> Grounded[int]:
    return lift(int)(d)


@grounded_pure
def now(d: Grounded[str]) -> Grounded[int]:
    return lift(int)(d)


@grounded_pure
async def of_task(i: str) -> bool:
    t = asyncio.create_task(number(fetch(i)))
    await asyncio.wait([t])
    return t.exception() is None  # E: grounded-laundering


@grounded_pure
def of_future(i: str) -> str:
    with concurrent.futures.ThreadPoolExecutor() as pool:
        return str(pool.submit(now, fetch(i)).exception())  # E: grounded-laundering


@grounded_pure
async def of_results(i: str) -> str:
    r = await asyncio.gather(
        number(fetch(i)),
        return_exceptions=True,  # E: grounded-laundering
    )
    return "ok" if isinstance(r[0], GroundedValue) else "bad"


@grounded_pure
async def awaited_later(i: str) -> str:
    t = asyncio.create_task(number(fetch(i)))
    try:
        await t
    except ValueError:
        return "bad"  # E: grounded-laundering `"bad"`
    return "ok"  # E: grounded-laundering `"ok"`


@grounded_pure
def asked_later(i: str) -> str:
    with concurrent.futures.ThreadPoolExecutor() as pool:
        future = pool.submit(now, fetch(i))
        try:
            future.result()
        except ValueError:
            return "bad"  # E: grounded-laundering `"bad"`
    return "ok"  # E: grounded-laundering `"ok"`


@grounded_pure
def looped_later(docs: list[Grounded[str]]) -> str:
    found = (lift(int)(doc) for doc in docs)
    try:
        for n in found:
            print(n is None)
    except ValueError:
        return "bad"  # E: grounded-laundering `"bad"`
    return "ok"  # E: grounded-laundering `"ok"`


@grounded_pure
def queued(table: dict[Grounded[str], Grounded[str]], waiting: queue.Queue[Grounded[str]]) -> None:
    try:
        waiting.put(table[fetch("b")])  # E: grounded-laundering
    except KeyError:
        waiting.put(fetch("a"))  # E: grounded-laundering


class Cached:
    def __init__(self) -> None:
        self.known: dict[str, Grounded[str]] = {}

    @grounded_pure
    def get(self, key: str) -> Grounded[str]:
        try:
            return self.known[key]
        except KeyError:  # by a plain key: no content decides it
            found = fetch(key)
            self.known[key] = found
            return found
