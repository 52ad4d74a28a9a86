"""Quiz generator: random choice with a seeded generator, distractors, shuffled options."""

from __future__ import annotations

import random
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
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
class Capital:
    country: str
    city: str
    population: int


CAPITALS = [
    Capital("France", "Paris", 2),
    Capital("Italy", "Rome", 3),
    Capital("Spain", "Madrid", 3),
    Capital("Norway", "Oslo", 1),
]


@tool(uses=retrieval)
def capitals(min_population: int) -> list[Grounded[Capital]]:
    return [ground(c, source=c.country) for c in CAPITALS if c.population >= min_population]


@prompt(model="m")
def phrase(country: str) -> str:
    return f"What is the capital of {country}?"


@dataclass
class Question:
    text: Grounded[str]
    options: list[Grounded[str]]
    solution: Grounded[str]

    def render(self) -> Grounded[str]:
        letters = "abcd"
        lines = [
            interpolate("{}) {}", letter, option) for letter, option in zip(letters, self.options)
        ]
        return join("\n", [self.text, *lines])


class Quiz:
    def __init__(self, seed: int, options: int = 3) -> None:
        self.rng = random.Random(seed)
        self.options = options

    @grounded_pure
    @agent
    def question(self, min_population: int = 0) -> Question | InsufficientEvidence:
        pool = capitals(min_population)
        if len(pool) < self.options:
            return InsufficientEvidence(reason="too few capitals")
        chosen = self.rng.sample(pool, self.options)
        right = chosen[0]
        options = self.rng.sample([c.city for c in chosen], self.options)
        return Question(phrase(right.country), options, right.city)

    @grounded_pure
    @agent
    def questions(self, count: int) -> list[Question]:
        drawn = [self.question() for _ in range(count * 3)]
        asked: set[str] = set()
        result: list[Question] = []
        for made in drawn:
            if isinstance(made, InsufficientEvidence):
                break
            if made.solution in asked:
                continue
            asked.add(made.solution)
            result.append(made)
            if len(result) == count:
                break
        return result


def main() -> None:
    quiz = Quiz(1)
    for question in quiz.questions(2):
        print(question.render(), question.solution)
    print(quiz.question(3))


if __name__ == "__main__":
    main()
