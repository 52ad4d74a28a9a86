"""Interview prep: spaced repetition, a class hierarchy of question types, __str__ and sorting by due date."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

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
class Card:
    topic: str
    front: str
    back: str
    due: date
    ease: float = 2.5


DECK = [
    Card("python", "What is a GIL?", "A lock.", date(2025, 1, 1)),
    Card("python", "What is a list?", "A sequence.", date(2025, 3, 1), 3.0),
    Card("sql", "What is a join?", "A combination.", date(2025, 1, 5)),
]


@tool(uses=retrieval)
def deck(topic: str) -> list[Grounded[Card]]:
    return [ground(c, source=f"anki/{i}") for i, c in enumerate(DECK) if c.topic == topic]


@prompt(model="coach")
def elaborate(front: str, back: str) -> str:
    return f"{front} {back} Think of an example."


@dataclass(frozen=True)
class Exercise:
    card: Grounded[Card]

    @grounded_pure
    def text(self) -> Grounded[str]:
        return self.card.front

    @grounded_pure
    def solution(self) -> Grounded[str]:
        return self.card.back


@dataclass(frozen=True)
class Reversed(Exercise):
    @grounded_pure
    def text(self) -> Grounded[str]:
        return "Which question has this answer? " + self.card.back

    @grounded_pure
    def solution(self) -> Grounded[str]:
        return self.card.front


@dataclass(frozen=True)
class Elaborated(Exercise):
    @grounded_pure
    def solution(self) -> Grounded[str]:
        return elaborate(self.card.front, self.card.back)


def exercise_for(card: Grounded[Card]) -> Exercise:
    if card.ease >= 3.0:
        return Reversed(card)
    return Elaborated(card)


@grounded_pure
def session(topic: str, today: date, size: int = 5) -> Grounded[str] | InsufficientEvidence:
    due = [c for c in deck(topic) if c.due <= today]
    if not due:
        return InsufficientEvidence(reason="nothing is due")
    due.sort(key=lambda c: c.due)
    exercises = [exercise_for(c) for c in due[:size]]
    return join("\n", [interpolate("{} -> {}", e.text(), e.solution()) for e in exercises])


if __name__ == "__main__":
    print(session("python", date(2025, 6, 1)))
    print(session("sql", date(2025, 1, 1)))
