"""Clinical trials: as_completed with timeouts and a semaphore; pydantic-free dataclass config."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

logger = logging.getLogger("trials")


@dataclass(frozen=True)
class Config:
    registries: tuple[str, ...] = ("ctgov", "eudract", "slow")
    concurrency: int = 2
    timeout: float = 0.05
    min_results: int = 1


DATA = {
    "ctgov": [("NCT1", "Phase 3, 400 patients, improved survival.")],
    "eudract": [("EU-7", "Phase 2, 60 patients, no effect.")],
    "slow": [("SL-1", "never seen")],
}


@tool(uses=retrieval)
async def search_registry(registry: str, condition: str) -> list[Grounded[str]]:
    if registry == "slow":
        await asyncio.sleep(5)
    return [ground(text, source=f"{registry}/{key}") for key, text in DATA[registry] if condition]


@prompt(model="med")
async def synthesise(condition: str, evidence: str) -> str:
    return f"{condition}: {evidence}"


class TrialSearch:
    def __init__(self, config: Config) -> None:
        self.config = config
        self._semaphore = asyncio.Semaphore(config.concurrency)

    async def _one(self, registry: str, condition: str) -> list[Grounded[str]]:
        async with self._semaphore:
            try:
                return await asyncio.wait_for(
                    search_registry(registry, condition), self.config.timeout
                )
            except asyncio.TimeoutError:
                logger.warning("%s timed out", registry)
                return []

    @grounded_pure
    async def summarise(self, condition: str) -> Grounded[str] | InsufficientEvidence:
        tasks = [asyncio.create_task(self._one(r, condition)) for r in self.config.registries]
        found: list[Grounded[str]] = []
        for finished in asyncio.as_completed(tasks):
            found.extend(await finished)
        if len(found) < self.config.min_results:
            return InsufficientEvidence(reason="not enough trials")
        return await synthesise(condition, join(" | ", sorted(found)))


async def main() -> None:
    search = TrialSearch(Config())
    result = await search.summarise("asthma")
    print(result)
    if not isinstance(result, InsufficientEvidence):
        print(sorted(s.source for s in result.sources().retrievals()))
    strict = TrialSearch(Config(registries=("slow",)))
    print(await strict.summarise("asthma"))


if __name__ == "__main__":
    asyncio.run(main())
