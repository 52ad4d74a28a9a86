"""Tax handbook: ports and adapters, with two retrievers behind a Protocol."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Paragraph:
    ref: str
    text: str


class Retriever(Protocol):
    @grounded_pure
    def search(self, question: str, limit: int) -> list[Grounded[Paragraph]]: ...


@dataclass
class StatuteRetriever:
    laws: dict[str, str]

    @tool(uses=retrieval)
    def search(self, question: str, limit: int) -> list[Grounded[Paragraph]]:
        words = question.lower().split()
        hits = [
            ground(Paragraph(ref, text), source=ref)
            for ref, text in self.laws.items()
            if any(word in text.lower() for word in words)
        ]
        return hits[:limit]


@dataclass
class GuidanceRetriever:
    letters: dict[str, str] = field(default_factory=dict)

    @tool(uses=retrieval)
    def search(self, question: str, limit: int) -> list[Grounded[Paragraph]]:
        hits = [
            ground(Paragraph(ref, text), source="letter " + ref)
            for ref, text in self.letters.items()
            if question.split()[0].lower() in text.lower()
        ]
        return hits[:limit]


@prompt(model="tax-llm")
def advise(question: str, context: str) -> str:
    return "Advice: " + context.splitlines()[0]


class TaxAdvisor:
    def __init__(self, retrievers: Sequence[Retriever], limit: int = 3) -> None:
        self._retrievers = tuple(retrievers)
        self._limit = limit

    def _gather(self, question: str) -> list[Grounded[Paragraph]]:
        found: list[Grounded[Paragraph]] = []
        for retriever in self._retrievers:
            found.extend(retriever.search(question, self._limit))
        return found

    @grounded_pure
    def answer(self, question: str) -> Grounded[str] | InsufficientEvidence:
        paragraphs = self._gather(question)
        if not paragraphs:
            return InsufficientEvidence(reason="neither statute nor guidance covers this")
        context = join("\n", [p.ref + ": " + p.text for p in paragraphs])
        return advise(question, context)


def main() -> None:
    advisor = TaxAdvisor(
        [
            StatuteRetriever(
                {"EStG 9": "Commuting costs are deductible at 0.30 per km.", "EStG 10": "Gifts."}
            ),
            GuidanceRetriever({"BMF-22": "Commuting by bicycle counts too."}),
        ]
    )
    answer = advisor.answer("commuting by bike")
    print(answer)
    if not isinstance(answer, InsufficientEvidence):
        print({step.source for step in answer.sources().retrievals()})
    print(advisor.answer("yachts"))


if __name__ == "__main__":
    main()
