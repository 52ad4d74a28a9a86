"""Accepted: packs passages into a context window of limited size."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from string import Template
from typing import Literal

from corvid_runtime import Grounded, agent, each, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Window:
    max_chars: int = 90
    reserve: int = 20

    @property
    def available(self) -> int:
        return self.max_chars - self.reserve


@dataclass(frozen=True)
class Passage:
    source: str
    text: str


@tool(uses=retrieval)
def retrieve(query: str, k: int) -> list[Passage]:  # N: grounded-declaration
    return [Passage(f"doc{n}", f"{WORLD[0]} " * (n + 1)) for n in range(k)]


@prompt(model="small")
def complete(text: str, context: str) -> str:
    return f"{text}\n\n{context}"


INSTRUCTIONS = Template("Answer in $language and in at most $sentences sentences: $question")


def instructions(question: str, language: str = "English", sentences: int = 2) -> str:
    return INSTRUCTIONS.substitute(question=question, language=language, sentences=sentences)


@grounded_pure
def pack(passages: list[Grounded[Passage]], window: Window) -> list[Grounded[str]]:
    chosen: list[Grounded[str]] = []
    used: Grounded[int] | Literal[0] = 0
    for passage in passages:
        size = lift(len)(passage.text)
        if used + size > window.available:
            logger.debug("%s does not fit", passage.source)
            break
        chosen.append("[" + passage.source + "] " + passage.text)
        used = used + size
    return chosen


@agent
@grounded_pure
def answer(question: str, window: Window) -> Grounded[str] | InsufficientEvidence:
    passages = each(retrieve(question, 5))
    if not passages:
        return InsufficientEvidence(reason="nothing retrieved", missing=())
    packed = pack(passages, window)
    if not packed:
        return InsufficientEvidence(reason="no passage fits into the window", missing=())
    context = lift("\n".join)(packed)
    return complete(instructions(question), context)


def main(content: str) -> object:
    WORLD[0] = content
    return answer("Which suppliers are late?", Window())
