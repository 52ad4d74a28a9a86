"""Game rules: answer cache in a dict of the object, keyed by normalised question; hit statistics by plain questions."""

from __future__ import annotations

import string
from dataclasses import dataclass, field

from corvid_runtime import Grounded, ground, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

RULES = {"castling": "The king moves two squares towards the rook.", "draw": "Stalemate is a draw."}


@tool(uses=retrieval)
def rule(term: str) -> Grounded[str] | None:
    text = RULES.get(term)
    return ground(text, source=f"FIDE/{term}") if text else None


@prompt(model="referee")
def explain(question: str, text: str) -> str:
    return f"{text} (asked: {question})"


def normalise(question: str) -> str:
    return question.lower().translate(str.maketrans("", "", string.punctuation)).strip()


@dataclass
class Stats:
    hits: int = 0
    misses: int = 0

    @property
    def ratio(self) -> float:
        total = self.hits + self.misses
        return self.hits / total if total else 0.0


@dataclass
class Referee:
    cache: dict[str, Grounded[str]] = field(default_factory=dict)
    stats: Stats = field(default_factory=Stats)

    @grounded_pure
    def ask(self, question: str) -> Grounded[str] | InsufficientEvidence:
        key = normalise(question)
        if (known := self.cache.get(key)) is not None:
            self.stats.hits += 1
            return known
        self.stats.misses += 1
        for word in key.split():
            text = rule(word)
            if text is not None:
                answer = explain(question, text)
                self.cache[key] = answer
                return answer
        return InsufficientEvidence(reason="no rule about that")


def main() -> None:
    referee = Referee()
    for question in ("How does castling work?", "how does castling work", "May I cheat?"):
        result = referee.ask(question)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])
    print(f"{referee.stats.ratio:.2f}")


if __name__ == "__main__":
    main()
