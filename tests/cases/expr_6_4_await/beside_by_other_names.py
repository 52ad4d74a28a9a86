"""Refused: what runs beside, or later, by whatever name it is started."""

from __future__ import annotations

import _thread
import asyncio
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing.pool import ThreadPool

from corvid_runtime import Grounded, grounded_pure, lift


@grounded_pure
def of_threads(doc: Grounded[str], pool: ThreadPool, future: Future[int]) -> int:
    log: list[str] = []

    def work() -> None:
        lift(int)(doc)
        log.append("a number")

    threading.Timer(0, work).start()  # E: grounded-laundering `work`
    ThreadPoolExecutor(initializer=work)  # E: grounded-laundering `work`
    pool.apply_async(work)  # E: grounded-laundering `work`
    _thread.start_new_thread(work, ())  # E: grounded-laundering `work`
    future.add_done_callback(lambda _: work())  # E: grounded-laundering `lambda _: work()`
    threading.Barrier(1, action=work)  # E: grounded-laundering `work`
    return len(log)


@grounded_pure
async def of_tasks(doc: Grounded[str]) -> int:
    log: list[str] = []

    def work() -> None:
        lift(int)(doc)
        log.append("a number")

    async def later() -> None:
        work()

    asyncio.ensure_future(later())  # E: grounded-laundering `later`
    asyncio.get_running_loop().create_task(later())  # E: grounded-laundering `later`
    [asyncio.create_task(later()) for _ in range(2)]  # E: grounded-laundering `later`
    asyncio.gather(later())  # E: grounded-laundering `later`
    asyncio.shield(later())  # E: grounded-laundering `later`
    asyncio.create_task(asyncio.to_thread(work))  # E: grounded-laundering `work`
    await asyncio.sleep(1)
    return len(log)


class Worker(threading.Thread):
    def __init__(self, text: Grounded[str]) -> None:
        super().__init__()
        self.text: Grounded[str] = text
        self.done = False

    @grounded_pure
    def run(self) -> None:
        lift(int)(self.text)
        self.done = True


@grounded_pure
def of_own_thread(doc: Grounded[str]) -> bool:
    worker = Worker(doc)
    worker.start()  # E: grounded-laundering `worker`
    worker.join()
    return worker.done
