"""Generic repository with a bound TypeVar, two concrete repositories, one service."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

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
class Law:
    number: int
    text: str


@dataclass(frozen=True)
class Case:
    court: str
    text: str


T = TypeVar("T")


@tool(uses=retrieval)
def load_laws(word: str) -> list[Grounded[Law]]:
    return [ground(Law(1, "No parking."), source="law/1")] if word == "parking" else []


@tool(uses=retrieval)
def load_cases(word: str) -> list[Grounded[Case]]:
    return [ground(Case("OGH", "Parking was fined."), source="case/1")] if word == "parking" else []


@prompt(model="m")
def answer(question: str, laws: str, cases: str) -> str:
    return laws + " " + cases


class Repository(Generic[T]):
    def __init__(self, load: Callable[[str], list[Grounded[T]]]) -> None:
        self._load = load
        self._cache: dict[str, list[Grounded[T]]] = {}

    def find(self, word: str) -> list[Grounded[T]]:
        if word not in self._cache:
            self._cache[word] = self._load(word)
        return self._cache[word]

    def first(self, word: str) -> Grounded[T] | None:
        found = self.find(word)
        return found[0] if found else None


class Lawyer:
    def __init__(self, laws: Repository[Law], cases: Repository[Case]) -> None:
        self.laws = laws
        self.cases = cases

    @grounded_pure
    def ask(self, question: str, word: str) -> Grounded[str] | InsufficientEvidence:
        law = self.laws.first(word)
        if law is None:
            return InsufficientEvidence(reason="no law")
        cases = join(" ", [interpolate("{}: {}", c.court, c.text) for c in self.cases.find(word)])
        return answer(question, law.text, cases)


if __name__ == "__main__":
    lawyer = Lawyer(Repository(load_laws), Repository(load_cases))
    print(lawyer.ask("May I park?", "parking"))
    print(lawyer.ask("May I sing?", "singing"))
