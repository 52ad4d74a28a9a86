"""Wiki question answering: self-check loop that revises the draft until the critic is content."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("wiki")

WIKI = {"Mars": "Mars has two moons: Phobos and Deimos.", "Venus": "Venus has no moon."}


@tool(uses=retrieval)
def wiki_pages(question: str) -> list[Grounded[str]]:
    return [ground(text, source="wiki/" + name) for name, text in WIKI.items() if name in question]


@prompt(model="writer")
def write(question: str, context: str, critique: str) -> str:
    return context if critique else context.replace("two", "three")


@prompt(model="critic")
def criticise(draft: str, context: str) -> str:
    return "OK" if draft in context else "REVISE: not in the context"


@dataclass(frozen=True)
class Draft:
    text: Grounded[str]
    critique: Grounded[str]

    @property
    def accepted(self) -> Grounded[bool]:
        return self.critique.upper().startswith("OK")

    def revised(self, text: Grounded[str]) -> Draft:
        return replace(self, text=text)


def attempt(question: str, context: Grounded[str], previous: Draft | None) -> Draft:
    text = write(question, context, previous.critique if previous else "")
    return Draft(text, criticise(text, context))


@grounded_pure
def answer(question: str, max_rounds: int = 3) -> Grounded[str] | InsufficientEvidence:
    pages = wiki_pages(question)
    if not pages:
        return InsufficientEvidence(reason="no page")
    context = join("\n", pages)
    draft: Draft | None = None
    for number in range(max_rounds):
        draft = attempt(question, context, draft)
        log.info("round %d: %s", number, draft.critique)
        if draft.accepted:
            return draft.text
    return InsufficientEvidence(reason="the critic was never content")


def main() -> None:
    for question in ("How many moons has Mars?", "Pluto?"):
        result = answer(question)
        if isinstance(result, InsufficientEvidence):
            print("refused:", result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
