"""Film recommendations: strategies as subclasses of an ABC, weights from config, normalised scores."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
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


@dataclass(frozen=True)
class Film:
    title: str
    year: int
    rating: float
    plot: str


FILMS = [
    Film("Alien", 1979, 8.5, "A crew meets a monster."),
    Film("Heat", 1995, 8.3, "A crew robs banks."),
    Film("Cats", 2019, 2.8, "Cats sing."),
]


@tool(uses=retrieval)
def films(word: str) -> list[Grounded[Film]]:
    return [ground(f, source=f"imdb/{f.title}") for f in FILMS if word in f.plot.lower()]


@prompt(model="critic")
def pitch(user: str, films: str) -> str:
    return f"{user}, watch {films}"


class Scorer(ABC):
    @abstractmethod
    @grounded_pure
    def score(self, film: Grounded[Film]) -> Grounded[float]: ...


class ByRating(Scorer):
    @grounded_pure
    def score(self, film: Grounded[Film]) -> Grounded[float]:
        return film.rating / 10


class ByAge(Scorer):
    def __init__(self, now: int) -> None:
        self.now = now

    @grounded_pure
    def score(self, film: Grounded[Film]) -> Grounded[float]:
        return 1 - (self.now - film.year) / 100


@dataclass(frozen=True)
class Weighted:
    scorer: Scorer
    weight: float


class Recommender:
    def __init__(self, scorers: Sequence[Weighted]) -> None:
        self.scorers = scorers

    def _total(self, film: Grounded[Film]) -> Grounded[float]:
        return sum(
            (w.scorer.score(film) * w.weight for w in self.scorers[1:]),
            self.scorers[0].scorer.score(film) * self.scorers[0].weight,
        )

    def _rank(self, found: Sequence[Grounded[Film]]) -> list[Grounded[Film]]:
        return sorted(found, key=self._total, reverse=True)

    @grounded_pure
    def recommend(self, user: str, word: str, n: int = 2) -> Grounded[str] | None:
        ranked = self._rank(films(word))
        if not ranked:
            return None
        lines = [interpolate("{} ({})", f.title, f.year) for f in ranked[:n]]
        return pitch(user, join(" or ", lines))


if __name__ == "__main__":
    recommender = Recommender([Weighted(ByRating(), 0.7), Weighted(ByAge(2025), 0.3)])
    print(recommender.recommend("Ola", "crew"))
    print(recommender.recommend("Ola", "opera"))
