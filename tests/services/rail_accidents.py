"""Rail accidents: async pipeline with TaskGroup, per-source semaphore, results in a dict by source, partial failures."""

from __future__ import annotations

import asyncio
import logging
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

log = logging.getLogger("rail")


@dataclass(frozen=True)
class Finding:
    agency: str
    text: Grounded[str]


@tool(uses=retrieval)
async def ntsb(query: str) -> list[Grounded[str]]:
    await asyncio.sleep(0)
    return [ground("Signal passed at danger.", source="ntsb/1")] if "signal" in query else []


@tool(uses=retrieval)
async def raib(query: str) -> list[Grounded[str]]:
    if "broken" in query:
        raise ConnectionError("raib")
    return [ground("Signal was obscured by trees.", source="raib/7")] if "signal" in query else []


@prompt(model="analyst")
async def analyse(query: str, findings: str) -> str:
    await asyncio.sleep(0)
    return f"{query}:\n{findings}"


async def ask_ntsb(query: str, limit: asyncio.Semaphore) -> list[Finding]:
    async with limit:
        return [Finding("NTSB", text) for text in await ntsb(query)]


async def ask_raib(query: str, limit: asyncio.Semaphore) -> list[Finding]:
    async with limit:
        try:
            texts = await raib(query)
        except ConnectionError:
            log.warning("RAIB is away")
            return []
    return [Finding("RAIB", text) for text in texts]


async def collect(query: str) -> dict[str, list[Finding]]:
    limit = asyncio.Semaphore(2)
    async with asyncio.TaskGroup() as group:
        first = group.create_task(ask_ntsb(query, limit))
        second = group.create_task(ask_raib(query, limit))
    return {"NTSB": first.result(), "RAIB": second.result()}


def render(findings: dict[str, list[Finding]]) -> list[Grounded[str]]:
    return [
        interpolate("{} ({}): {}", agency, n, finding.text)
        for agency, items in findings.items()
        for n, finding in enumerate(items, 1)
    ]


@grounded_pure
async def study(query: str, timeout: float = 1.0) -> Grounded[str] | InsufficientEvidence:
    try:
        async with asyncio.timeout(timeout):
            findings = await collect(query)
    except TimeoutError:
        return InsufficientEvidence(reason="the agencies are slow")
    lines = render(findings)
    if not lines:
        return InsufficientEvidence(reason="no findings", missing=tuple(findings))
    return await analyse(query, join("\n", lines))


async def main() -> None:
    for query in ("signal", "signal broken", "bridges"):
        result = await study(query)
        if isinstance(result, InsufficientEvidence):
            print(result)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    asyncio.run(main())
