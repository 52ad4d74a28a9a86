"""Routing by an LLM classifier to one of several specialised retrievers (dict of functions), default route."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@tool(uses=retrieval)
def legal(question: str) -> list[Grounded[str]]:
    return [ground("Contracts need two signatures.", source="legal/1")]


@tool(uses=retrieval)
def finance(question: str) -> list[Grounded[str]]:
    return [ground("Budgets close in May.", source="finance/1")]


@tool(uses=retrieval)
def general(question: str) -> list[Grounded[str]]:
    return []


@prompt(model="router")
def classify(question: str, labels: list[str]) -> str:
    for label in labels:
        if label[:4] in question.lower():
            return label.upper()
    return "unknown"


@prompt(model="writer")
def write(question: str, facts: str) -> str:
    return f"{question} {facts}"


Retriever = Callable[[str], list[Grounded[str]]]
ROUTES: Mapping[str, Retriever] = {"legal": legal, "finance": finance}


@grounded_pure
def answer(question: str) -> Grounded[str] | InsufficientEvidence:
    label = classify(question, list(ROUTES)).strip().lower()
    facts = ROUTES.get(label, general)(question)
    if not facts:
        return InsufficientEvidence(reason="the general index is empty")
    return write(question, join(" ", facts))


def main() -> None:
    for question in ("legal form?", "finance plan?", "weather?"):
        result = answer(question)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
