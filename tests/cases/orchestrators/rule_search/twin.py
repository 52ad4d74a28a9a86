"""Refused: the number of strong hits is returned as a number."""

import logging
from typing import Protocol

from corvid_runtime import Grounded, agent, each, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence
from pydantic import BaseModel, Field

WORLD: list[str] = [""]
logger = logging.getLogger(__name__)


class SearchSettings(BaseModel):
    threshold: float = Field(default=0.2, ge=0, le=1)
    top_k: int = Field(default=3, gt=0)
    regimes: list[str] = ["GDPR", "MiFID"]


class Rule(BaseModel):
    article: str
    text: str
    score: float


class Index(Protocol):
    @tool(uses=retrieval)
    def search(self, query: str) -> list[Rule]: ...


class InMemoryIndex:
    def __init__(self, regime: str) -> None:
        self.regime = regime

    @tool(uses=retrieval)
    def search(self, query: str) -> list[Rule]:
        n = len(WORLD[0])
        return [
            Rule(
                article=f"{self.regime} art. {k % 2}",
                text=f"{WORLD[0]} {k}",
                score=(n * k) % 11 / 11,
            )
            for k in range(1, 5)
        ]


@prompt(model="large")
def conclude(question: str, rules: str) -> str:
    return f"{question}\nApplicable:\n{rules}"


def indexes_for(settings: SearchSettings) -> list[InMemoryIndex]:
    return [InMemoryIndex(regime) for regime in settings.regimes]


class ComplianceSearch:
    def __init__(self, indexes: list[InMemoryIndex], settings: SearchSettings) -> None:
        self.indexes: list[Index] = list(indexes)
        self.settings = settings

    @grounded_pure
    def relevant(self, question: str) -> list[Grounded[Rule]]:
        found: list[Grounded[Rule]] = []
        seen: set[Grounded[str]] = set()
        for index in self.indexes:
            for rule in each(index.search(question)):
                if rule.article in seen or rule.score < self.settings.threshold:
                    continue
                seen.add(rule.article)
                found.append(rule)
        found.sort(key=lambda rule: rule.score, reverse=True)
        return found[: self.settings.top_k]

    @agent
    @grounded_pure
    def answer(self, question: str) -> tuple[Grounded[str], int] | InsufficientEvidence:
        rules = self.relevant(question)
        if not rules:
            return InsufficientEvidence(reason="no rule applies", missing=(question,))
        logger.info("%d rules apply", len(rules))
        lines = [rule.article + ": " + rule.text for rule in rules]
        strong = sum(1 for rule in rules if rule.score > 0.65)
        return conclude(question, lift("\n".join)(lines)), strong  # E: grounded-laundering


def main(content: str) -> object:
    WORLD[0] = content
    settings = SearchSettings()
    return ComplianceSearch(indexes_for(settings), settings).answer("May we keep call recordings?")
