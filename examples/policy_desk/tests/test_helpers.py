import asyncio
from collections.abc import AsyncGenerator

import pytest

from policy_desk.aio import bounded_gather, with_deadline
from policy_desk.cache import ExpiringCache


class Ticker:
    """A stream that never ends, and knows whether it was closed."""

    def __init__(self) -> None:
        self.closed = False

    async def ticks(self) -> AsyncGenerator[int, None]:
        try:
            for tick in range(1_000_000):
                yield tick
                await asyncio.sleep(0.01)
        finally:
            self.closed = True


def test_a_deadline_closes_the_stream() -> None:
    async def run() -> tuple[list[int], bool]:
        ticker = Ticker()
        seen: list[int] = []
        with pytest.raises(TimeoutError):
            async for tick in with_deadline(ticker.ticks(), 0.05):
                seen.append(tick)
        return seen, ticker.closed

    seen, closed = asyncio.run(run())
    assert seen[:2] == [0, 1]
    assert closed


def test_a_cancelled_reader_closes_the_stream() -> None:
    async def run() -> bool:
        ticker = Ticker()

        async def read() -> None:
            async for _ in with_deadline(ticker.ticks(), 10):
                pass

        reader = asyncio.create_task(read())
        await asyncio.sleep(0.03)
        reader.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reader
        return ticker.closed

    assert asyncio.run(run())


def test_bounded_gather_keeps_order_and_its_bound() -> None:
    under_way: set[int] = set()
    most = 0

    async def job(number: int) -> int:
        nonlocal most
        under_way.add(number)
        most = max(most, len(under_way))
        await asyncio.sleep(0.001 * (5 - number))
        under_way.remove(number)
        return number

    async def run() -> list[int]:
        return await bounded_gather(2, [job(number) for number in range(5)])

    assert asyncio.run(run()) == [0, 1, 2, 3, 4]
    assert most == 2


def test_cache_entries_expire_and_make_room() -> None:
    now = 0.0
    cache: ExpiringCache[str, int] = ExpiringCache(entries=2, seconds=10, clock=lambda: now)
    cache.put("a", 1)
    cache.put("b", 2)
    assert cache.get("a") == 1
    cache.put("c", 3)
    assert (cache.get("b"), cache.get("a"), len(cache)) == (None, 1, 2)
    now = 10.0
    assert cache.get("c") is None
    assert cache.stats.hit_rate == 0.5
