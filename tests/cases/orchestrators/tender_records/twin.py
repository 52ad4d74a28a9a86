"""Refused: the age of the newest reference is returned as a number."""

import logging
from datetime import date

from corvid_runtime import Grounded, agent, each, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence
from pydantic import BaseModel, ConfigDict, Field, field_validator

WORLD: list[str] = [""]
logger = logging.getLogger("tender")


class TenderQuestion(BaseModel):
    number: int = Field(gt=0)
    text: str
    due: date

    @field_validator("text")
    @classmethod
    def not_blank(cls, value: str) -> str:
        if not value.strip():
            raise ValueError("a question needs a text")
        return value.strip()


class Reference(BaseModel):
    model_config = ConfigDict(frozen=True)
    project: str
    finished: int
    description: str


class TenderAnswer(BaseModel):
    number: int
    text: Grounded[str]
    days_left: int
    reference_age: int


@tool(uses=retrieval)
def references(topic: str) -> list[Reference]:
    return [
        Reference(
            project=f"{topic[:5]} {i}",
            finished=2000 + (len(WORLD[0]) * i) % 25,
            description=WORLD[0],
        )
        for i in range(1, 5)
    ]


@prompt(model="large")
def draft(question: str, project: str, description: str) -> str:
    return f"{question} In {project} we did: {description}"


class TenderWriter:
    def __init__(self, today: date, not_before: int = 2004) -> None:
        self.today = today
        self.not_before = not_before

    def days_left(self, question: TenderQuestion) -> int:
        return (question.due - self.today).days

    @agent
    @grounded_pure
    def answer(self, question: TenderQuestion) -> TenderAnswer | InsufficientEvidence:
        days = self.days_left(question)
        if days < 0:
            return InsufficientEvidence(reason="the tender is closed", missing=())
        recent = [r for r in each(references(question.text)) if r.finished >= self.not_before]
        if not recent:
            return InsufficientEvidence(reason="no recent reference", missing=())
        newest = max(recent, key=lambda r: r.finished)
        logger.info("question %d: %s", question.number, newest.project)
        text = draft(question.text, newest.project, newest.description)
        age = self.today.year - int(newest.finished)
        return TenderAnswer(number=question.number, text=text, days_left=days, reference_age=age)  # E: grounded-laundering


def main(content: str) -> object:
    WORLD[0] = content
    writer = TenderWriter(today=date(2024, 3, 1))
    question = TenderQuestion(
        number=4, text=" Which bridges have you built? ", due=date(2024, 4, 2)
    )
    return writer.answer(question)
