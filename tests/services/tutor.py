"""Tutor: picks the next exercise from a bank, by the learner's level; a small state machine."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from enum import Enum

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


class Level(Enum):
    EASY = 1
    HARD = 2

    def next(self) -> Level:
        return Level.HARD


@dataclass(frozen=True)
class Exercise:
    id: str
    level: Level
    question: str
    solution: str


BANK = [
    Exercise("e1", Level.EASY, "1 + 1?", "2"),
    Exercise("e2", Level.EASY, "2 + 3?", "5"),
    Exercise("e3", Level.HARD, "12 * 12?", "144"),
]


@tool(uses=retrieval)
def exercises(level: Level) -> list[Grounded[Exercise]]:
    return [ground(e, source=e.id) for e in BANK if e.level is level]


@tool(uses=retrieval)
def solution(id: str) -> Grounded[str]:
    return ground(next(e.solution for e in BANK if e.id == id), source=id)


@prompt(model="tutor")
def feedback(question: str, given: str, expected: str) -> str:
    return "Right!" if given == expected else f"No, it is {expected}."


@dataclass
class Learner:
    name: str
    level: Level = Level.EASY
    done: set[str] = field(default_factory=set)

    def finish(self, id: str) -> None:
        self.done.add(id)
        if len(self.done) >= 2:
            self.level = self.level.next()


class Tutor:
    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)

    @grounded_pure
    @agent
    def next_exercise(self, learner: Learner) -> Grounded[Exercise] | InsufficientEvidence:
        open_ones = [e for e in exercises(learner.level) if e.id not in learner.done]
        if not open_ones:
            return InsufficientEvidence(reason=f"{learner.name} has done all of this level")
        return open_ones[0]

    @grounded_pure
    @agent
    def any_exercise(self, level: Level) -> Grounded[Exercise] | None:
        candidates = exercises(level)
        if not candidates:
            return None
        return self.random.choice(candidates)

    @grounded_pure
    @agent
    def answer(self, learner: Learner, id: str, question: str, given: str) -> Grounded[str]:
        expected = solution(id)
        learner.finish(id)
        return feedback(question, given, expected)


def main() -> None:
    tutor, learner = Tutor(), Learner("Kim")
    for given in ("2", "4", "144"):
        exercise = tutor.next_exercise(learner)
        if isinstance(exercise, InsufficientEvidence):
            print(exercise.reason)
            break
        print(
            exercise.question,
            tutor.answer(learner, str(exercise.id), str(exercise.question), given),
        )
    print(tutor.next_exercise(learner), tutor.any_exercise(Level.HARD))


if __name__ == "__main__":
    main()
