"""Accepted: asks the guidelines of several societies, a few at a time."""

import asyncio
from typing import Literal

from corvid_runtime import Grounded, agent, each, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence
from pydantic import BaseModel, ConfigDict, Field

WORLD = ""


class Guideline(BaseModel):
    model_config = ConfigDict(frozen=True)

    society: str
    recommendation: str
    grade: Literal["A", "B", "C"]
    year: int = Field(ge=1990)


class Query(BaseModel):
    condition: str = Field(min_length=2)
    patient_age: int = Field(ge=0, le=130)

    @property
    def is_paediatric(self) -> bool:
        return self.patient_age < 18


class Advice(BaseModel):
    model_config = ConfigDict(arbitrary_types_allowed=True)

    condition: str
    paediatric: bool
    text: Grounded[str]
    strongest_grade: Grounded[str]


async def download(society: str, condition: str) -> list[Guideline]:
    await asyncio.sleep(0)
    grades: list[Literal["A", "B", "C"]] = ["A", "B", "C"]
    return [
        Guideline(
            society=society, recommendation=word, grade=grades[len(word) % 3], year=2000 + len(word)
        )
        for word in WORLD.split()
    ]


@lift
def bullets(guidelines: list[Guideline]) -> str:
    return "\n".join(
        f"- ({g.society} {g.year}, grade {g.grade}) {g.recommendation}" for g in guidelines
    )


class GuidelineService:
    SOCIETIES = ("ESC", "NICE", "WHO")

    def __init__(self, parallel: int = 2, max_age_years: int = 30, this_year: int = 2026) -> None:
        self._gate = asyncio.Semaphore(parallel)
        self._oldest = this_year - max_age_years

    @tool(uses=retrieval)
    async def lookup(self, society: str, condition: str) -> list[Guideline]:
        return await download(society, condition)

    @prompt(model="medical")
    async def advise(self, condition: str, audience: str, evidence: str) -> str:
        return f"{condition} ({audience}): {evidence}"

    @grounded_pure
    async def _guarded(self, society: str, condition: str) -> list[Grounded[Guideline]]:
        async with self._gate:
            found = await self.lookup(society, condition)
        return [g for g in each(found) if g.year >= self._oldest]

    @agent
    @grounded_pure
    async def answer(self, query: Query) -> Advice | InsufficientEvidence:
        groups = await asyncio.gather(*(self._guarded(s, query.condition) for s in self.SOCIETIES))
        current = [guideline for group in groups for guideline in group]
        if not current:
            return InsufficientEvidence(reason="no current guideline", missing=("guideline",))
        current.sort(key=lambda g: (g.grade, -g.year))
        audience = "children" if query.is_paediatric else "adults"
        text = await self.advise(query.condition, audience, bullets(current))
        return Advice(
            condition=query.condition,
            paediatric=query.is_paediatric,
            text=text,
            strongest_grade=current[0].grade,
        )


async def run() -> Advice | InsufficientEvidence:
    return await GuidelineService().answer(Query(condition="asthma", patient_age=41))


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return asyncio.run(run())
