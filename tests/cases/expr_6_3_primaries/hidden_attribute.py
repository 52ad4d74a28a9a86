"""Refused: an attribute of the content that has the name of one of the grounded value's own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeVar

from corvid_runtime import Grounded, agent, each, grounded_pure, prompt, retrieval, tool


@dataclass(frozen=True)
class Line:
    text: str
    confidence: float


class Answer:
    def __init__(self, text: str, lines: list[Line]) -> None:
        self.text = text
        self.lines = lines

    def sources(self) -> list[str]:
        return [self.text]


class Word(NamedTuple):
    text: str
    confidence: float = 0.5


class Sure(Protocol):
    @property
    def confidence(self) -> float: ...


SureT = TypeVar("SureT", bound=Sure)


@dataclass(frozen=True)
class Reading:
    line: Grounded[Line | Word]
    others: list[Grounded[Line] | None] = field(default_factory=list)


@tool(uses=retrieval)
def recognised(page: str) -> list[Line]:
    return [Line(page, 0.4)]


@tool(uses=retrieval)
def word(page: str) -> Word:
    return Word(page)


@prompt
def ask(lines: list[str]) -> Answer:
    return Answer(lines[0], [])


@grounded_pure
def doubtful(page: str) -> list[Grounded[str]]:
    lines = each(recognised(page))
    return [line.text for line in lines if line.confidence < 0.5]  # E: grounded-declaration


@grounded_pure
def plainly(page: str) -> float:
    return word(page).confidence  # E: grounded-declaration


@grounded_pure
def surest(found: Iterable[Grounded[SureT]]) -> Grounded[SureT]:
    return max(found, key=lambda it: it.confidence)  # E: grounded-declaration


@agent
def asked(page: str) -> Grounded[str]:
    answer = ask([line.text for line in each(recognised(page))])
    print(answer.sources())  # E: grounded-declaration
    return answer.text


def of_parts(reading: Reading) -> float:
    found = sum(each.confidence for each in reading.others if each)  # E: grounded-declaration
    return found + reading.line.confidence  # E: grounded-declaration


WORST = min(line.confidence for line in each(recognised("1")))  # E: grounded-declaration
