"""Newsroom fact check: verdict on each claim, from several wires, asynchronously."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WIRES = {
    "reuters": ["The bridge opened in 2019.", "The mayor resigned."],
    "ap": ["The bridge opened in 2019 after delays."],
    "dpa": [],
}


@tool(uses=retrieval)
async def wire(name: str, claim: str) -> list[Grounded[str]]:
    await asyncio.sleep(0)
    words = set(claim.lower().split())
    return [ground(line, source=name) for line in WIRES[name] if words & set(line.lower().split())]


@prompt(model="checker")
async def verdict(claim: str, evidence: str) -> str:
    await asyncio.sleep(0)
    return "supported" if "2019" in evidence and "2019" in claim else "unsupported"


@dataclass(frozen=True)
class Checked:
    claim: str
    verdict: Grounded[str] | InsufficientEvidence
    evidence: tuple[Grounded[str], ...] = ()


async def gather_evidence(claim: str, wires: Sequence[str]) -> list[Grounded[str]]:
    results = await asyncio.gather(*(wire(name, claim) for name in wires))
    return [line for lines in results for line in lines]


@grounded_pure
@agent
async def check(claim: str, wires: Sequence[str] = ("reuters", "ap", "dpa")) -> Checked:
    evidence = await gather_evidence(claim, wires)
    if not evidence:
        return Checked(claim, InsufficientEvidence(reason="no wire reports on it"))
    return Checked(claim, await verdict(claim, join("\n", evidence)), tuple(evidence))


@grounded_pure
@agent
async def check_all(claims: list[str]) -> list[Checked]:
    return await asyncio.gather(*[check(claim) for claim in claims])


def main() -> None:
    for checked in asyncio.run(
        check_all(["bridge opened in 2019", "mayor resigned", "aliens landed"])
    ):
        match checked.verdict:
            case InsufficientEvidence(reason=reason):
                print(checked.claim, "->", reason)
            case text:
                print(checked.claim, "->", text, len(checked.evidence))


if __name__ == "__main__":
    main()
