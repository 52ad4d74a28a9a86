"""Astronomy: async streaming of observations with an async context manager and async for; early stop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Observation:
    target: str
    magnitude: float
    night: int


NIGHTS = {
    1: [Observation("Vega", 0.1, 1)],
    2: [Observation("Vega", 0.2, 2), Observation("Mira", 9.1, 2)],
}


@tool(uses=retrieval)
async def observations(night: int) -> list[Grounded[Observation]]:
    await asyncio.sleep(0)
    return [ground(o, source=f"log/{night}") for o in NIGHTS.get(night, [])]


@prompt(model="astro")
async def interpret(target: str, series: str) -> str:
    return f"{target}: {series}"


class Telescope:
    def __init__(self) -> None:
        self.open = False

    async def close(self) -> None:
        self.open = False


@asynccontextmanager
async def telescope() -> AsyncIterator[Telescope]:
    instrument = Telescope()
    instrument.open = True
    try:
        yield instrument
    finally:
        await instrument.close()


async def all_nights(first: int, last: int) -> AsyncIterator[Grounded[Observation]]:
    for night in range(first, last + 1):
        for observation in await observations(night):
            yield observation


@grounded_pure
async def light_curve(
    target: str, nights: int, wanted: int = 5
) -> Grounded[str] | InsufficientEvidence:
    points: list[Grounded[str]] = []
    async with telescope():
        async for o in all_nights(1, nights):
            if o.target != target:
                continue
            points.append(interpolate("night {} mag {}", o.night, o.magnitude))
            if len(points) == wanted:
                break
    if not points:
        return InsufficientEvidence(reason=f"{target} was not observed")
    return await interpret(target, join(", ", points))


@grounded_pure
async def brightest(nights: int) -> Grounded[Observation] | None:
    best = None
    async for o in all_nights(1, nights):
        if best is None or o.magnitude < best.magnitude:
            best = o
    return best


async def main() -> None:
    print(await light_curve("Vega", 3))
    print(await light_curve("Pluto", 3))
    print(await brightest(2))


if __name__ == "__main__":
    asyncio.run(main())
