"""Accepted: what is waited for where it is started fails there; what reaches no content may change."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing.pool import ThreadPool

from corvid_runtime import Grounded, grounded_pure, lift


@grounded_pure
async def of_tasks(doc: Grounded[str]) -> int:
    log: list[str] = []

    def work() -> None:
        lift(int)(doc)
        log.append("a number")

    async def later() -> None:
        work()

    await asyncio.gather(later(), later())
    await asyncio.wait_for(asyncio.gather(later()), 5)
    await asyncio.shield(later())
    await asyncio.to_thread(work)
    return len(log)


@grounded_pure
def of_plain(doc: Grounded[str], pool: ThreadPool, future: Future[int]) -> Grounded[str]:
    log: list[str] = []

    def tick() -> None:
        log.append("once more")

    threading.Timer(0, tick).start()
    ThreadPoolExecutor(initializer=tick)
    pool.apply_async(tick)
    future.add_done_callback(lambda _: tick())
    threading.Barrier(1, action=tick)
    return doc


class Ticker(threading.Thread):
    def __init__(self) -> None:
        super().__init__()
        self.ticks = 0

    @grounded_pure
    def run(self) -> None:
        self.ticks += 1


@grounded_pure
def of_own_thread(doc: Grounded[str]) -> Grounded[str]:
    ticker = Ticker()
    ticker.start()
    ticker.join()
    return doc
