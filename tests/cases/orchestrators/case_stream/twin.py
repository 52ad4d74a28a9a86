"""Refused: the progress that is stored quotes the document."""

import asyncio
import logging
from collections.abc import AsyncIterator

from corvid_runtime import Grounded, grounded_pure, prompt, retrieval, tool

WORLD: list[str] = [""]
logger = logging.getLogger("case")


@tool(uses=retrieval)
async def case_files(case_id: str) -> AsyncIterator[str]:
    for number in range(3):
        await asyncio.sleep(0)
        yield f"{case_id}/{number}: {WORLD[0]}"


@prompt(model="small")
async def annotate(question: str, document: str) -> str:
    return f"{question} -> {document}"


def progress_line(done: int) -> str:
    return f"{done} documents read"


class CaseReader:
    def __init__(self, case_id: str, limit: int = 10) -> None:
        self.case_id = case_id
        self.limit = limit
        self.progress: list[str] = []

    @grounded_pure
    async def read(self, question: str) -> AsyncIterator[Grounded[str]]:
        done = 0
        async for document in case_files(self.case_id):
            if done >= self.limit:
                break
            note = await annotate(question, document)
            done += 1
            self.progress.append(f"{progress_line(done)}, last: {document}")  # E: grounded-laundering
            logger.debug("annotated %s", document)
            yield note


async def run(question: str) -> object:
    reader = CaseReader("2023-77")
    notes = [note async for note in reader.read(question)]
    return notes, reader.progress


def main(content: str) -> object:
    WORLD[0] = content
    return asyncio.run(run("Who was present?"))
