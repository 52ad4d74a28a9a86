"""Refused: the notes of an assistant are counted by what passages say."""

from abc import ABC, abstractmethod
from typing import ClassVar, final

from corvid_runtime import Grounded, agent, each, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


class Assistant(ABC):
    name: ClassVar[str]
    style: ClassVar[str] = "plain"

    def __init__(self, limit: int = 3) -> None:
        self.limit = limit
        self.asked = 0
        self.notes: list[str] = []

    @tool(uses=retrieval)
    @abstractmethod
    def retrieve(self, question: str) -> list[str]: ...

    @prompt(model="small")
    def compose(self, style: str, question: str, context: str) -> str:
        return f"<{style}> {question} {context}"

    def prepare(self, question: str) -> str:
        return question.strip().capitalize()

    @grounded_pure
    def select(self, passages: list[Grounded[str]]) -> list[Grounded[str]]:
        return passages[: self.limit]

    @final
    @agent
    @grounded_pure
    def answer(self, question: str) -> Grounded[str] | InsufficientEvidence:
        self.asked += 1
        prepared = self.prepare(question)
        chosen = self.select(each(self.retrieve(prepared)))
        if not chosen:
            return InsufficientEvidence(reason=f"{self.name} found nothing", missing=())
        return self.compose(self.style, prepared, lift("\n".join)(chosen))


class WikiAssistant(Assistant):
    name = "wiki"

    @tool(uses=retrieval)
    def retrieve(self, question: str) -> list[str]:
        return WORLD.split()


class LegalAssistant(Assistant):
    name = "legal"
    style = "formal"

    def prepare(self, question: str) -> str:
        return super().prepare(question) + " Cite the clause."

    @tool(uses=retrieval)
    def retrieve(self, question: str) -> list[str]:
        return [f"§{n} {word}" for n, word in enumerate(WORLD.split(), start=1)]

    @grounded_pure
    def select(self, passages: list[Grounded[str]]) -> list[Grounded[str]]:
        binding = [p for p in passages if "draft" not in p.lower()]
        self.notes.extend("penalty" for p in binding if "indemnify" in p or "17" in p)  # E: grounded-laundering  # E: grounded-laundering
        return super().select(binding)


def main(content: str) -> object:
    global WORLD
    WORLD = content
    assistants: list[Assistant] = [WikiAssistant(), LegalAssistant(limit=2)]
    return [(a.answer(" may we sublet? "), a.asked, a.notes) for a in assistants]
