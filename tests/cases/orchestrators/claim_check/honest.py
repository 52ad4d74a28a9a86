"""Accepted: splits an answer into claims, and keeps the supported ones."""

import asyncio
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


@dataclass(frozen=True)
class Verification:
    supported: bool
    quote: str


@dataclass(frozen=True)
class CheckedAnswer:
    question: str
    text: Grounded[str]
    supported: list[Grounded[str]]
    method: str = "entailment"
    coverage: float = 1.0


@tool(uses=retrieval)
async def evidence(question: str) -> list[str]:
    return WORLD.split()


@prompt(model="large")
async def write(question: str, context: str) -> str:
    return ". ".join(context.split("\n"))


@prompt(model="small")
async def claims(text: str) -> list[str]:
    return text.split(". ")


@prompt(model="entailment")
async def verify(claim: str, context: str) -> Verification:
    return Verification(claim in context and len(claim) > 2, claim)


@agent
@grounded_pure
async def answer(question: str) -> CheckedAnswer | InsufficientEvidence:
    passages = each(await evidence(question))
    if not passages:
        return InsufficientEvidence(reason="no evidence", missing=())
    context = lift("\n".join)(passages)
    text = await write(question, context)
    stated = each(await claims(text))
    verdicts = await asyncio.gather(*(verify(claim, context) for claim in stated))
    supported = [
        claim for claim, verdict in zip(stated, verdicts, strict=True) if verdict.supported
    ]
    if not supported:
        return InsufficientEvidence(reason="no claim is supported", missing=())
    return CheckedAnswer(question, text, supported)


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return asyncio.run(answer("What changed?"))
