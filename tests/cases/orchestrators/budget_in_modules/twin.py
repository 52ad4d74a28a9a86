"""Refused: a long answer is marked as cut off."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Literal

from corvid_runtime import Grounded, agent, each, grounded_pure, join, lift
from corvid_runtime.citations import InsufficientEvidence
from orchestrators.budget_in_modules import budget_store
from orchestrators.budget_in_modules.budget_store import Passage, complete, search_passages
from orchestrators.budget_in_modules.budget_text import count_tokens, system_prompt, trim_to

log = logging.getLogger("budget")


@dataclass(frozen=True)
class Settings:
    product: str
    tone: str = "friendly"
    context_tokens: int = 20
    per_passage: int = 12


@dataclass(frozen=True)
class Answer:
    question: str
    truncated: bool
    text: Grounded[str]


@grounded_pure
def pack(passages: list[Grounded[Passage]], settings: Settings) -> list[Grounded[str]]:
    packed: list[Grounded[str]] = []
    used: Grounded[int] | Literal[0] = 0
    for passage in passages:
        text = lift(trim_to)(passage.text, settings.per_passage)
        cost = lift(count_tokens)(text)
        if used + cost > settings.context_tokens:
            log.info("context full, dropping the rest")
            break
        used += cost
        packed.append(text)
    return packed


class Assistant:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    @agent
    @grounded_pure
    def answer(self, question: str) -> Answer | InsufficientEvidence:
        long_question = count_tokens(question) > 50
        passages = each(search_passages(trim_to(question, 50), 10))
        passages.sort(key=lambda p: p.score, reverse=True)
        packed = pack(passages, self.settings)
        if not packed:
            return InsufficientEvidence(reason="nothing fits the context")
        system = system_prompt(self.settings.product, self.settings.tone)
        text = complete(system, question, join("\n", packed))
        return Answer(question=question, truncated=long_question or len(text) > 60, text=text)  # E: grounded-laundering


def main(content: str) -> object:
    budget_store.WORLD = content
    return Assistant(Settings("Corvid Mail")).answer("How do I add a filter?")
