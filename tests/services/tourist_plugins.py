"""Tourist info: plug-ins by __init_subclass__, cached_property, class-level registry, best plug-in by score."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from typing import ClassVar

from corvid_runtime import Grounded, ground, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@tool(uses=retrieval)
def museum_hours(name: str) -> Grounded[str] | None:
    return ground("Open 9 to 17.", source=f"museums/{name}") if name == "louvre" else None


@tool(uses=retrieval)
def train_times(name: str) -> Grounded[str] | None:
    return ground("Every 20 minutes.", source=f"trains/{name}") if name == "rer" else None


@prompt(model="tourist")
def answer_nicely(question: str, fact: str) -> str:
    return f"{question} {fact}"


class Skill(ABC):
    keywords: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, question: str) -> None:
        self.question = question

    @cached_property
    def words(self) -> list[str]:
        return self.question.lower().strip("?").split()

    def score(self) -> int:
        return len(self.keywords.intersection(self.words))

    @abstractmethod
    @grounded_pure
    def look_up(self) -> Grounded[str] | None: ...


class MuseumSkill(Skill):
    keywords = frozenset({"museum", "louvre", "open"})

    @grounded_pure
    def look_up(self) -> Grounded[str] | None:
        return museum_hours(self.words[-1])


class TrainSkill(Skill):
    keywords = frozenset({"train", "rer"})

    @grounded_pure
    def look_up(self) -> Grounded[str] | None:
        return train_times(self.words[-1])


@grounded_pure
def answer(question: str) -> Grounded[str] | InsufficientEvidence:
    skills: list[Skill] = [MuseumSkill(question), TrainSkill(question)]
    best = max(skills, key=lambda s: s.score())
    if best.score() == 0:
        return InsufficientEvidence(reason="no skill understands this")
    fact = best.look_up()
    if fact is None:
        return InsufficientEvidence(reason=f"{type(best).__name__} found nothing")
    return answer_nicely(question, fact)


def main() -> None:
    for question in (
        "When is open the Louvre?",
        "Which train is the RER?",
        "When is open the Prado?",
        "Hello?",
    ):
        result = answer(question)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
