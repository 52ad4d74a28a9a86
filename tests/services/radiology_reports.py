"""Radiology reports: fetch in parallel with asyncio.gather, then summarise."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

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

REPORTS = {
    "pat-1": ["CT chest: nodule of 6 mm, right upper lobe.", "CT chest: nodule unchanged."],
    "pat-2": ["X-ray hand: no fracture."],
}


class Report(NamedTuple):
    study: str
    text: Grounded[str]


@tool(uses=retrieval)
async def load_report(patient: str, number: int) -> Grounded[str] | None:
    await asyncio.sleep(0)
    texts = REPORTS.get(patient, [])
    if number >= len(texts):
        return None
    return ground(texts[number], source=f"pacs://{patient}/{number}")


@prompt(model="radiology-llm")
async def summarise(question: str, findings: str) -> str:
    return f"{question} -> {findings}"


async def load(patient: str, number: int) -> Report | None:
    text = await load_report(patient, number)
    if text is None:
        return None
    return Report(f"study {number + 1}", text)


@grounded_pure
async def follow_up(
    patient: str, question: str, studies: int = 3
) -> Grounded[str] | InsufficientEvidence:
    loaded = await asyncio.gather(*(load(patient, n) for n in range(studies)))
    reports = [report for report in loaded if report is not None]
    if not reports:
        return InsufficientEvidence(reason=f"no reports for {patient}")
    lines = [interpolate("{}: {}", report.study, report.text) for report in reports]
    return await summarise(question, join(" | ", lines))


async def main() -> None:
    for patient in ("pat-1", "pat-2", "pat-3"):
        result = await follow_up(patient, "Any nodule?")
        if isinstance(result, InsufficientEvidence):
            print("refused:", result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    asyncio.run(main())
