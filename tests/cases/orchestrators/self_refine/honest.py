"""Accepted: drafts, criticises and improves, and keeps the best draft."""

from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


@dataclass(frozen=True)
class Critique:
    score: float
    remarks: str


@dataclass(frozen=True)
class Essay:
    question: str
    text: Grounded[str]
    score: Grounded[float]
    rounds: int


@tool(uses=retrieval)
def sources(question: str) -> str | None:
    return WORLD or None


@prompt(model="writer")
def write(question: str, material: str, remarks: str) -> str:
    return f"{question} {material} {remarks}"


@prompt(model="critic")
def criticise(question: str, draft: str) -> Critique:
    return Critique((sum(map(ord, draft)) % 100) / 100, draft[-3:])


class Refiner:
    def __init__(self, rounds: int = 3) -> None:
        if rounds < 1:
            raise ValueError("at least one round")
        self.rounds = rounds

    @agent
    @grounded_pure
    def run(self, question: str) -> Essay | InsufficientEvidence:
        material = sources(question)
        if material is None:
            return InsufficientEvidence(reason="no sources", missing=("sources",))
        draft = write(question, material, "")
        critique = criticise(question, draft)
        best, best_score = draft, critique.score
        for _ in range(self.rounds):
            draft = write(question, material, critique.remarks)
            critique = criticise(question, draft)
            if critique.score > best_score:
                best, best_score = draft, critique.score
        return Essay(question, best, best_score, self.rounds)


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return Refiner().run("Why is it so?")
