"""Wiki assistant: query rewriting loop until results are good, with a maximum of rounds."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Page:
    title: str
    text: str
    score: float


PAGES = {
    "holiday": [Page("Old", "See leave.", 0.3)],
    "leave": [Page("Leave", "28 days per year.", 0.9), Page("Sick leave", "Call your boss.", 0.6)],
}


@tool(uses=retrieval)
def search_wiki(query: str) -> list[Grounded[Page]]:
    return [ground(p, source=f"wiki/{p.title}") for p in PAGES.get(query, [])]


@prompt(model="rewriter")
def rewrite(question: str, query: str, found: str) -> str:
    return "leave"


@prompt(model="writer")
def compose(question: str, context: str) -> str:
    return context.splitlines()[0]


class WikiAssistant:
    max_rounds = 3
    good_score = 0.8

    def _is_good(self, pages: list[Grounded[Page]]) -> bool:
        return any(page.score >= self.good_score for page in pages)

    def _search(self, question: str, query: str) -> list[Grounded[Page]]:
        current: Grounded[str] | str = query
        collected: list[Grounded[Page]] = []
        for round_number in range(self.max_rounds):
            pages = search_wiki(current)
            collected.extend(pages)
            if self._is_good(pages):
                logger.info("good results in round %d", round_number)
                break
            if not pages:
                break
            current = rewrite(question, current, join("\n", [p.title for p in pages]))
        return collected

    @grounded_pure
    def answer(self, question: str, query: str) -> Grounded[str] | InsufficientEvidence:
        pages = self._search(question, query)
        pages.sort(key=lambda p: p.score, reverse=True)
        if not pages or pages[0].score < 0.5:
            return InsufficientEvidence(reason="the wiki has no good page")
        context = join("\n", [interpolate("{}: {}", p.title, p.text) for p in pages[:2]])
        return compose(question, context)


if __name__ == "__main__":
    assistant = WikiAssistant()
    print(assistant.answer("How many holidays?", "holiday"))
    print(assistant.answer("How many llamas?", "llama"))
