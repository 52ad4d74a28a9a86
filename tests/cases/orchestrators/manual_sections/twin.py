"""Refused: each chunk says whether its section was long."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass

from corvid_runtime import Grounded, each, grounded_pure, lift, prompt, retrieval, tool

WORLD: list[str] = [""]
logger = logging.getLogger("manual")


@dataclass(frozen=True)
class Section:
    heading: str
    body: str


@dataclass(frozen=True)
class Chunk:
    number: int
    total: int
    text: Grounded[str]
    long: bool


@tool(uses=retrieval)
def load_sections(manual: str) -> list[Section]:
    return [Section(f"{manual} § {n}", WORLD[0] * n) for n in range(1, 5)]


@prompt(model="small")
def summarise(heading: str, body: str, tone: str) -> str:
    return f"{heading} ({tone}): {body[:30]}"


@lift
def tidy(body: str) -> str:
    return " ".join(body.split())


class ManualSummariser:
    def __init__(self, tone: str = "neutral", max_sections: int = 20) -> None:
        self.tone = tone
        self.max_sections = max_sections

    @grounded_pure
    def stream(self, manual: str) -> Iterator[Chunk]:
        sections = each(load_sections(manual))[: self.max_sections]
        total = len(sections)
        for number, section in enumerate(sections, start=1):
            body = tidy(section.body)
            try:
                text = summarise(section.heading, body, self.tone)
            except TimeoutError:
                logger.warning("section %d of %d timed out", number, total)
                text = section.heading + ": " + body
            yield Chunk(number, total, text, long=len(body) > 20)  # E: grounded-laundering


def main(content: str) -> object:
    WORLD[0] = content
    return list(ManualSummariser("friendly").stream("Dishwasher"))
