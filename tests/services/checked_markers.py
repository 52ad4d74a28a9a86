"""Answer with citations checked: parse [n] markers, keep only cited sources, report uncited sentences."""

from __future__ import annotations

import re
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    each,
    ground,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

DOCS = ["The dam holds 3 km3.", "The dam was finished in 1962.", "Fish ladders exist."]
MARK = re.compile(r"\[(\d+)\]")


@dataclass(frozen=True)
class CitedAnswer:
    question: str
    text: Grounded[str]
    citations: tuple[Grounded[str], ...]


@tool(uses=retrieval)
def search(question: str, k: int) -> list[Grounded[str]]:
    return (
        [ground(t, source=f"doc{n}") for n, t in enumerate(DOCS[:k], 1)]
        if "dam" in question
        else []
    )


@prompt(model="writer")
def write(question: str, numbered: str) -> str:
    return "It was finished in 1962 [2]. It holds 3 km3 [1]."


@lift
def markers(text: str) -> list[int]:
    return sorted({int(n) for n in MARK.findall(text)})


@lift
def uncited(text: str) -> list[str]:
    return [s for s in text.split(". ") if s and not MARK.search(s)]


def cited_documents(text: Grounded[str], documents: list[Grounded[str]]) -> list[Grounded[str]]:
    result: list[Grounded[str]] = []
    for number in each(markers(text)):
        if 1 <= number <= len(documents):
            result.append(interpolate("[{}] {}", number, documents[number - 1]))
    return result


@grounded_pure
def answer(question: str, k: int = 3) -> CitedAnswer | InsufficientEvidence:
    documents = search(question, k)
    if not documents:
        return InsufficientEvidence(reason="nothing was found")
    numbered = join("\n", [interpolate("[{}] {}", n, d) for n, d in enumerate(documents, start=1)])
    text = write(question, numbered)
    if uncited(text):
        return InsufficientEvidence(reason="a sentence has no citation")
    citations = cited_documents(text, documents)
    if not citations:
        return InsufficientEvidence(reason="the answer cites nothing")
    return CitedAnswer(question, text, tuple(citations))


def main() -> None:
    for question in ("Tell me about the dam", "And the moon?"):
        result = answer(question)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result.text, *result.citations, sep="\n  ")
            print([s.source for s in result.text.sources().retrievals()])


if __name__ == "__main__":
    main()
