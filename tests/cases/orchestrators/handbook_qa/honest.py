"""Accepted: answers questions over the staff handbook, and keeps the best hit."""

import logging
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Hit:
    page: int
    text: str
    score: float


@dataclass(frozen=True)
class Settings:
    min_score: float = 0.15
    max_question_length: int = 400


@dataclass(frozen=True)
class Answer:
    question: str
    text: Grounded[str]
    page: Grounded[int]
    score: Grounded[float]


@tool(uses=retrieval)
def search_handbook(query: str) -> list[Hit]:
    body = WORLD[0]
    return [Hit(n, f"{body} (section {n})", (len(body) * (n + 3)) % 10 / 10) for n in range(4)]


@prompt(model="small")
def compose(question: str, passage: str) -> str:
    return f"Regarding '{question}', the handbook says: {passage}"


def clean_question(question: str, limit: int) -> str:
    return " ".join(question.split())[:limit]


class HandbookService:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.asked = 0

    @agent
    @grounded_pure
    def answer(self, question: str) -> Answer | InsufficientEvidence:
        self.asked += 1
        question = clean_question(question, self.settings.max_question_length)
        hits = search_handbook(question)
        if not hits:
            return InsufficientEvidence(reason="no handbook pages found", missing=())
        best: Grounded[Hit] | None = None
        for hit in each(hits):
            if hit.score < self.settings.min_score:
                continue
            if best is None or hit.score > best.score:
                best = hit
        if best is None:
            return InsufficientEvidence(reason="no page is relevant enough", missing=())
        logger.info("answering from page %s (score %s)", best.page, best.score)
        text = compose(question, best.text)
        return Answer(question=question, text=text, page=best.page, score=best.score)


def main(content: str) -> object:
    WORLD[0] = content
    return HandbookService(Settings()).answer("How many days of   leave do I have?")
