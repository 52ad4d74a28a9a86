"""Rows about tasks, run in a loop: they hand on what they wait for, and never look at it."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Awaitable, Callable
from concurrent import futures
from concurrent.futures import ThreadPoolExecutor

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


async def _failing() -> int:
    await asyncio.sleep(0)
    raise ValueError("why")


def _fails() -> None:
    raise ValueError("why")


async def _in_group() -> None:
    async with asyncio.TaskGroup() as group:
        group.create_task(_failing())


HEARD: dict[str, Callable[[], Awaitable[object]]] = {
    "asyncio.tasks.gather": lambda: asyncio.gather(_failing()),
    "asyncio.tasks.wait_for": lambda: asyncio.wait_for(_failing(), 5),
    "asyncio.tasks.shield": lambda: asyncio.shield(_failing()),
    "asyncio.threads.to_thread": lambda: asyncio.to_thread(_fails),
    "asyncio.taskgroups.TaskGroup.create_task": _in_group,
}


@pytest.mark.parametrize("name", HEARD)
def test_failures_reach_whoever_waits(name: str) -> None:
    if name.endswith("create_task") and sys.version_info < (3, 11):
        pytest.skip("task groups are newer")
    row = library.row(name)
    assert row is not None
    assert not row.detached

    async def run() -> None:
        await HEARD[name]()

    with pytest.raises((ValueError, BaseException)) as caught:
        asyncio.run(run())
    assert "ValueError" in repr(caught.value)


async def _task() -> object:
    return asyncio.create_task(_failing())


async def _waited() -> object:
    return await asyncio.wait([asyncio.create_task(_failing())])


async def _first() -> object:
    done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    done.set_result(3)
    return await next(iter(asyncio.as_completed([done, asyncio.ensure_future(_failing())])))


async def _executed() -> object:
    return asyncio.get_running_loop().run_in_executor(None, _fails)


async def _called_soon() -> object:
    return asyncio.get_running_loop().call_soon(_fails)


async def _called_back() -> object:
    future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    future.add_done_callback(lambda _: _fails())
    future.set_result(3)
    return await future


async def _submitted() -> object:
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(_fails)


async def _mapped() -> object:
    with ThreadPoolExecutor(1) as pool:
        return pool.map(lambda _: _fails(), [1])


async def _waited_for() -> object:
    with ThreadPoolExecutor(1) as pool:
        return futures.wait([pool.submit(_fails)])


async def _threaded() -> None:
    thread = threading.Thread(target=_fails)
    thread.start()
    thread.join()


async def _timed() -> None:
    timer = threading.Timer(0, _fails)
    timer.start()
    timer.join()


UNHEARD: dict[str, Callable[[], Awaitable[object]]] = {
    "asyncio.tasks.create_task": _task,
    "asyncio.tasks.wait": _waited,
    "asyncio.tasks.as_completed": _first,
    "asyncio.events.AbstractEventLoop.run_in_executor": _executed,
    "asyncio.events.AbstractEventLoop.call_soon": _called_soon,
    "_asyncio.Future.add_done_callback": _called_back,
    "concurrent.futures._base.Executor.submit": _submitted,
    "concurrent.futures._base.Executor.map": _mapped,
    "concurrent.futures._base.wait": _waited_for,
    "threading.Thread": _threaded,
    "threading.Timer": _timed,
}


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
@pytest.mark.parametrize("name", UNHEARD)
def test_failures_beside_are_not_heard(name: str) -> None:
    row = library.row(name)
    assert row is not None
    assert row.detached

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        await UNHEARD[name]()
        await asyncio.sleep(0.01)

    asyncio.run(run())
