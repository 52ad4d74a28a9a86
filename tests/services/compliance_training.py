"""Compliance training: quiz generator, numbered questions, dataclass with __post_init__ and properties."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

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


@tool(uses=retrieval)
def material(topic: str) -> list[Grounded[str]]:
    texts = {"gifts": ["Gifts above 50 euros must be declared.", "Cash is never allowed."]}
    return [ground(t, source=f"policy/{topic}#{i}") for i, t in enumerate(texts.get(topic, []))]


@prompt(model="quiz")
def make_question(fact: str) -> str:
    return json.dumps(
        {"question": f"True or not: {fact}", "options": ["true", "false"], "answer": 0}
    )


@lift
def load(reply: str) -> dict[str, Any]:
    data = json.loads(reply)
    return data if isinstance(data, dict) else {}


@dataclass
class Question:
    text: Grounded[str]
    options: list[Grounded[str]]
    solution: Grounded[str]

    def __post_init__(self) -> None:
        if len(self.options) < 2:
            raise ValueError("a question needs two options")

    @property
    def display(self) -> Grounded[str]:
        letters = "abcdefgh"
        lines = [
            interpolate("  {}) {}", letter, option) for letter, option in zip(letters, self.options)
        ]
        return join("\n", [self.text, *lines])


@dataclass
class Quiz:
    topic: str
    questions: list[Question] = field(default_factory=list)

    @property
    def sheet(self) -> Grounded[str]:
        return join("\n", [q.display for q in self.questions])

    @property
    def solutions(self) -> list[Grounded[str]]:
        return [q.solution for q in self.questions]


def question_about(fact: Grounded[str]) -> Question | None:
    data = load(make_question(fact))
    if "question" not in data or "options" not in data:
        return None
    options = [option for option in each(data["options"])]
    return Question(data["question"], options, options[0])


@grounded_pure
def quiz(topic: str, size: int = 5) -> Quiz | InsufficientEvidence:
    facts = material(topic)
    if not facts:
        return InsufficientEvidence(reason="no material")
    result = Quiz(topic)
    for fact in facts[:size]:
        question = question_about(fact)
        if question is not None:
            result.questions.append(question)
    return result


if __name__ == "__main__":
    made = quiz("gifts")
    if isinstance(made, Quiz):
        print(made.sheet)
        print(made.solutions)
    print(quiz("tennis"))
