"""Medical guidelines: async retrieval from several sources with gather and a time limit."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from enum import Enum

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


class Evidence(Enum):
    HIGH = 3
    MODERATE = 2
    LOW = 1


@dataclass(frozen=True)
class Recommendation:
    text: str
    grade: Evidence
    year: int


@tool(uses=retrieval)
async def search_nice(condition: str) -> list[Grounded[Recommendation]]:
    await asyncio.sleep(0)
    return [
        ground(Recommendation("Offer metformin first.", Evidence.HIGH, 2022), source="NICE NG28")
    ]


@tool(uses=retrieval)
async def search_who(condition: str) -> list[Grounded[Recommendation]]:
    await asyncio.sleep(0)
    return [
        ground(Recommendation("Screen adults above 45.", Evidence.MODERATE, 2020), source="WHO-1"),
        ground(Recommendation("Consider diet alone.", Evidence.LOW, 1999), source="WHO-2"),
    ]


@prompt(model="med")
async def synthesize(condition: str, evidence: str) -> str:
    return evidence


def is_current(rec: Grounded[Recommendation], since: int) -> Grounded[bool]:
    return rec.year >= since and rec.grade != Evidence.LOW


@grounded_pure
async def guideline(condition: str, since: int = 2010) -> Grounded[str] | InsufficientEvidence:
    batches = await asyncio.gather(search_nice(condition), search_who(condition))
    recs = [rec for batch in batches for rec in batch if is_current(rec, since)]
    if not recs:
        return InsufficientEvidence(reason="no current recommendation")
    recs.sort(key=lambda r: (r.grade.value, r.year), reverse=True)
    lines = [interpolate("- {} ({})", r.text, r.year) for r in recs]
    try:
        async with asyncio.timeout(2.0):
            return await synthesize(condition, join("\n", lines))
    except TimeoutError:
        return InsufficientEvidence(reason="the model took too long")


async def main() -> None:
    answer = await guideline("type 2 diabetes")
    print(answer)
    print(await guideline("gout", since=2040))


if __name__ == "__main__":
    asyncio.run(main())
