"""Mail-order pharmacy: async fan-out with as_completed, first good answer wins, others cancelled."""

from __future__ import annotations

import asyncio
import logging

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

logger = logging.getLogger("fanout")


@tool(uses=retrieval)
async def leaflet_db(drug: str) -> list[Grounded[str]]:
    await asyncio.sleep(0.002)
    return [ground("Take with water.", source="leaflet")] if drug == "aspirin" else []


@tool(uses=retrieval)
async def hotline_notes(drug: str) -> list[Grounded[str]]:
    await asyncio.sleep(0.001)
    if drug == "rare":
        raise ConnectionError("hotline is closed")
    return [ground("Do not drive.", source="hotline"), ground("Ask a doctor.", source="hotline")]


@prompt(model="pharma")
async def advise(drug: str, notes: str) -> str:
    return notes


async def safe_leaflet(drug: str) -> list[Grounded[str]]:
    try:
        return await leaflet_db(drug)
    except ConnectionError:
        logger.warning("the leaflets are away")
        return []


async def safe_hotline(drug: str) -> list[Grounded[str]]:
    try:
        return await hotline_notes(drug)
    except ConnectionError:
        logger.warning("the hotline failed")
        return []


@grounded_pure
async def quickest(drug: str) -> Grounded[str] | InsufficientEvidence:
    for next_done in asyncio.as_completed([safe_leaflet(drug), safe_hotline(drug)], timeout=1):
        notes = await next_done
        if notes:
            return await advise(drug, join(" ", notes))
    return InsufficientEvidence(reason="no source answered")


@grounded_pure
async def complete(drug: str) -> Grounded[str] | InsufficientEvidence:
    batches = await asyncio.gather(safe_leaflet(drug), safe_hotline(drug))
    notes = [note for batch in batches for note in batch]
    if not notes:
        return InsufficientEvidence(reason="no source answered")
    return await advise(drug, join(" ", notes))


async def main() -> None:
    print(await quickest("aspirin"))
    print(await complete("aspirin"))
    print(await complete("rare"))


if __name__ == "__main__":
    asyncio.run(main())
