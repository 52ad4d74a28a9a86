"""Sports: live ticker, async queue workers with a semaphore and a bounded result list."""

from __future__ import annotations

import asyncio
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
class Goal:
    minute: int
    player: str
    team: str


GAMES = {
    "A-B": [Goal(12, "Kane", "A"), Goal(80, "Lima", "B")],
    "C-D": [],
    "E-F": [Goal(5, "Mota", "E")],
}


@tool(uses=retrieval)
async def goals(game: str) -> list[Grounded[Goal]]:
    await asyncio.sleep(0)
    return [ground(g, source=f"ticker/{game}/{g.minute}") for g in GAMES.get(game, [])]


@prompt(model="sports")
async def commentary(game: str, lines: str) -> str:
    return f"{game}: {lines}"


class Ticker:
    def __init__(self, workers: int = 2) -> None:
        self.workers = workers
        self._limit = asyncio.Semaphore(workers)

    async def _lines(self, game: str) -> list[Grounded[str]]:
        async with self._limit:
            found = await goals(game)
        ordered = sorted(found, key=lambda g: g.minute)
        return [interpolate("{}' {} ({})", g.minute, g.player, g.team) for g in ordered]

    async def _comment(self, game: str) -> Grounded[str] | None:
        lines = await self._lines(game)
        if not lines:
            return None
        return await commentary(game, join(", ", lines))

    @grounded_pure
    async def evening(self, games: list[str]) -> Grounded[str] | InsufficientEvidence:
        comments = await asyncio.gather(*[self._comment(game) for game in games])
        texts = [c for c in comments if c]
        if not texts:
            return InsufficientEvidence(reason="no goals")
        return join("\n", texts)

    @grounded_pure
    async def earliest(self, games: list[str]) -> Grounded[Goal] | None:
        best: Grounded[Goal] | None = None
        for batch in await asyncio.gather(*map(goals, games)):
            for goal in batch:
                if best is None or goal.minute < best.minute:
                    best = goal
        return best


async def main() -> None:
    ticker = Ticker()
    print(await ticker.evening(["A-B", "C-D", "E-F"]))
    print(await ticker.evening(["C-D"]))
    print(await ticker.earliest(["A-B", "E-F"]))


if __name__ == "__main__":
    asyncio.run(main())
