"""Education: a tutor that keeps a conversation memory and grounds hints in the textbook."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

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


@dataclass(frozen=True)
class Section:
    chapter: int
    heading: str
    text: str


BOOK = [
    Section(1, "Fractions", "A fraction is a part of a whole."),
    Section(1, "Adding fractions", "Bring fractions to a common denominator."),
    Section(2, "Decimals", "A decimal is a fraction of a power of ten."),
]


@tool(uses=retrieval)
def search_textbook(query: str, up_to_chapter: int) -> list[Grounded[Section]]:
    words = query.lower().split()
    return [
        ground(s, source=f"ch{s.chapter}/{s.heading}")
        for s in BOOK
        if s.chapter <= up_to_chapter and any(w in s.text.lower() for w in words)
    ]


@prompt(model="tutor")
def give_hint(question: str, history: str, sections: str) -> str:
    return "Remember: " + sections.splitlines()[-1]


@dataclass
class Turn:
    question: str
    hint: Grounded[str]


@dataclass
class Tutor:
    student: str
    chapter: int
    history: deque[Turn] = field(default_factory=lambda: deque(maxlen=5))

    def _transcript(self) -> Grounded[str] | str:
        turns = [interpolate("Q: {}\nA: {}", t.question, t.hint) for t in self.history]
        return join("\n", turns) if turns else ""

    @grounded_pure
    def ask(self, question: str) -> Grounded[str] | InsufficientEvidence:
        sections = search_textbook(question, self.chapter)
        if not sections:
            return InsufficientEvidence(reason="the textbook does not cover this yet")
        material = join("\n", [s.heading + ": " + s.text for s in sections])
        hint = give_hint(question, self._transcript(), material)
        self.history.append(Turn(question, hint))
        return hint


if __name__ == "__main__":
    tutor = Tutor("Mia", chapter=1)
    print(tutor.ask("what is a fraction"))
    print(tutor.ask("how do I add fractions"))
    print(tutor.ask("integrals"))
    print(len(tutor.history))
