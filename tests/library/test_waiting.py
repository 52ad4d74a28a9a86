"""Rows about tasks, run in a loop: they hand on what they wait for, and never look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from corvid_mypy import library
from corvid_mypy.library import Use
from tests.library.probing import CALLED, PROBES, Probe


async def soon(value: Probe) -> Probe:
    await asyncio.sleep(0)
    return value


async def _gather() -> list[Probe]:
    return await asyncio.gather(*map(soon, PROBES))


async def _wait_for() -> list[Probe]:
    return [await asyncio.wait_for(soon(each), 5) for each in PROBES]


async def _shield() -> list[Probe]:
    return [await asyncio.shield(soon(each)) for each in PROBES]


async def _sleep() -> list[Probe]:
    return [await asyncio.sleep(0, each) for each in PROBES]


async def _wait() -> list[Probe]:
    tasks = [asyncio.create_task(soon(each)) for each in PROBES]
    done, _ = await asyncio.wait(tasks)
    return [task.result() for task in tasks if task in done]


async def _as_completed() -> list[Probe]:
    return [await each for each in asyncio.as_completed([soon(probe) for probe in PROBES])]


async def _create_task() -> list[Probe]:
    tasks = [asyncio.create_task(soon(each)) for each in PROBES]
    return [await task for task in tasks]


async def _to_thread() -> list[Probe]:
    return [await asyncio.to_thread(lambda each: each, each) for each in PROBES]


async def _run_in_executor() -> list[Probe]:
    loop = asyncio.get_running_loop()
    return [await loop.run_in_executor(None, lambda each: each, each) for each in PROBES]


async def _queue() -> list[Probe]:
    queue: asyncio.Queue[Probe] = asyncio.Queue()
    for each in PROBES:
        await queue.put(each)
    assert (queue.qsize(), queue.empty(), queue.full()) == (3, False, False)
    return [await queue.get() for _ in PROBES]


async def _set_result() -> list[Probe]:
    found = []
    for each in PROBES:
        future: asyncio.Future[Probe] = asyncio.get_running_loop().create_future()
        future.add_done_callback(lambda _: None)
        future.set_result(each)
        found.append(await future)
    return found


RUN: dict[str, Callable[[], Awaitable[list[Probe]]]] = {
    "asyncio.tasks.gather": _gather,
    "asyncio.tasks.wait_for": _wait_for,
    "asyncio.tasks.shield": _shield,
    "asyncio.tasks.sleep": _sleep,
    "asyncio.tasks.wait": _wait,
    "asyncio.tasks.as_completed": _as_completed,
    "asyncio.tasks.create_task": _create_task,
    "asyncio.threads.to_thread": _to_thread,
    "asyncio.events.AbstractEventLoop.run_in_executor": _run_in_executor,
    "asyncio.queues.Queue.put": _queue,
    "_asyncio.Future.set_result": _set_result,
}


@pytest.mark.parametrize("name", RUN)
def test_waiting_gives_what_was_waited_for(name: str) -> None:
    row = library.row(name)
    assert row is not None
    assert {Use.AWAIT, Use.HOLD, Use.CALL} & {*row.uses.values()}

    async def run() -> None:
        CALLED.clear()
        found = await RUN[name]()
        asked = list(CALLED)
        assert sorted(map(id, found)) == sorted(map(id, PROBES))
        if row.gives is library.Gives.ITEMS:
            assert list(map(id, found)) == list(map(id, PROBES))
        assert asked == []

    asyncio.run(run())


def test_what_turns_failing_into_a_value_is_refused() -> None:
    gather = library.row("asyncio.tasks.gather")
    assert gather is not None
    assert gather.forbidden == ("return_exceptions",)
    for name in ("_asyncio.Future.exception", "concurrent.futures._base.Future.exception"):
        row = library.row(name)
        assert row is not None
        assert row.refused


async def _failing(_: Any) -> None:
    raise ValueError("why")


@pytest.mark.parametrize("wait", [asyncio.gather, asyncio.shield])
def test_waiting_lets_failures_pass(wait: Callable[[Any], Awaitable[Any]]) -> None:
    async def run() -> None:
        await wait(_failing(None))

    with pytest.raises(ValueError, match="why"):
        asyncio.run(run())
