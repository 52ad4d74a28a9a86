"""Accepted: asks several sources, and composes an answer of the best."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import NamedTuple

from corvid_runtime import Grounded, agent, grounded_pure, interpolate, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("support.sources")
WORLD = ""


class Passage(NamedTuple):
    text: str
    relevance: float


@dataclass(frozen=True)
class SourceConfig:
    name: str
    weight: float = 1.0


@dataclass(frozen=True)
class Reply:
    question: str
    searched: tuple[str, ...]
    text: Grounded[str]


@tool(uses=retrieval)
def best_passage(source: str, query: str) -> Passage | None:
    lines = [line for line in WORLD.splitlines() if (len(line) + len(source)) % 3]
    if not lines:
        return None
    return Passage(lines[0], (len(lines[0]) * len(source) % 13) / 13)


@prompt(model="small")
def compose(question: str, evidence: str) -> str:
    return f"{question}: {evidence}"


class SupportBot:
    TEMPLATE = "Evidence: {passage}"

    def __init__(self, sources: list[SourceConfig], threshold: float) -> None:
        self.sources = sources
        self.threshold = threshold

    @agent
    @grounded_pure
    def reply(self, question: str) -> Reply | InsufficientEvidence:
        best: Grounded[Passage] | None = None
        winner = ""
        searched: list[str] = []
        for source in self.sources:
            searched.append(source.name)
            passage = best_passage(source.name, question)
            if passage is None:
                log.info("nothing in %s", source.name)
                continue
            if best is None or passage.relevance * source.weight > best.relevance:
                best = passage
                winner = source.name
        if best is None or best.relevance < self.threshold:
            return InsufficientEvidence(reason="no relevant passage")
        log.info("best source for %r is %s", question, winner)
        text = compose(question, interpolate(self.TEMPLATE, passage=best.text))
        return Reply(question, tuple(searched), text)


def main(content: str) -> object:
    global WORLD
    WORLD = content
    bot = SupportBot(
        [SourceConfig("faq"), SourceConfig("manuals", 0.9), SourceConfig("forum", 0.5)], 0.05
    )
    return bot.reply("How do I reset my router?")
