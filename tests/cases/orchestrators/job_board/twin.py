"""Refused: the board lists the jobs whose answer is unknown."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

from corvid_runtime import Grounded, agent, each, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("workers")
WORLD = ""


@dataclass(frozen=True)
class Job:
    id: int
    question: str


@dataclass
class JobBoard:
    results: dict[int, Grounded[str] | InsufficientEvidence] = field(default_factory=dict)
    flagged: list[int] = field(default_factory=list)
    processed: int = 0


@tool(uses=retrieval)
async def search(question: str) -> list[str]:
    await asyncio.sleep(0)
    return [t for t in WORLD.splitlines() if t]


@prompt(model="small")
async def reply(question: str, context: str) -> str:
    return f"{question}: {context}"


@agent
@grounded_pure
async def answer_job(job: Job) -> Grounded[str] | InsufficientEvidence:
    passages = each(await search(job.question))
    if not passages:
        return InsufficientEvidence(reason="nothing found")
    return await reply(job.question, join("\n", passages))


@grounded_pure
async def worker(name: str, queue: asyncio.Queue[Job], board: JobBoard) -> None:
    while not queue.empty():
        job = queue.get_nowait()
        log.debug("%s takes job %d", name, job.id)
        try:
            result = await answer_job(job)
            board.results[job.id] = result
            if not isinstance(result, InsufficientEvidence) and "unknown" in result:
                board.flagged.append(job.id)  # E: grounded-laundering
        finally:
            board.processed += 1
            queue.task_done()


@grounded_pure
async def run_all(questions: list[str], workers: int) -> JobBoard:
    queue: asyncio.Queue[Job] = asyncio.Queue()
    for number, question in enumerate(questions):
        queue.put_nowait(Job(number, question))
    board = JobBoard()
    await asyncio.gather(*(worker(f"w{n}", queue, board) for n in range(workers)))  # E: grounded-laundering
    return board


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return asyncio.run(run_all(["Price?", "Delivery?", "Returns?"], 2))
