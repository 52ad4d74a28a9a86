"""Archive of letters: rendering with provenance inside the service (sources(), confidence)."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

LETTERS = {"1912-03-01": "The ship sails in April.", "1912-04-20": "Terrible news of the ship."}


@dataclass(frozen=True)
class Rendered:
    answer: Grounded[str]
    sources: list[str]
    confidence: float


@tool(uses=retrieval, confidence=0.9)
def letters(word: str) -> list[Grounded[str]]:
    return [
        ground(text, source=f"letter of {date}") for date, text in LETTERS.items() if word in text
    ]


@prompt(model="historian", confidence=0.8)
def narrate(word: str, text: str) -> str:
    return f"On the {word}: {text}"


def sources_of(answer: Grounded[str]) -> list[str]:
    return sorted({step.source for step in answer.sources().retrievals()})


@grounded_pure
def tell(word: str, min_confidence: float = 0.5) -> Rendered | InsufficientEvidence:
    found = letters(word)
    if not found:
        return InsufficientEvidence(reason="no letter mentions it")
    answer = narrate(word, join(" ", found))
    if answer.confidence < min_confidence:
        return InsufficientEvidence(reason="the chain is too weak")
    return Rendered(answer, sources_of(answer), answer.confidence)


def main() -> None:
    for word, minimum in (("ship", 0.5), ("ship", 0.95), ("train", 0.5)):
        result = tell(word, minimum)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result.answer, result.sources, result.confidence)


if __name__ == "__main__":
    main()
