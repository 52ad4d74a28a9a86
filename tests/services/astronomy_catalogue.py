"""Astronomy catalogue: abstract Repository[K, V], in-memory and cached implementations, generic service."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from corvid_runtime import Grounded, ground, grounded_pure, interpolate, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Repository(ABC, Generic[K, V]):
    @abstractmethod
    @tool(uses=retrieval)
    def get(self, key: K) -> Grounded[V] | None: ...


@dataclass(frozen=True)
class Star:
    name: str
    magnitude: float
    parsec: float


class StarRepository(Repository[str, Star]):
    STARS: ClassVar = {"Vega": Star("Vega", 0.03, 7.7), "Deneb": Star("Deneb", 1.25, 800.0)}

    @tool(uses=retrieval)
    def get(self, key: str) -> Grounded[Star] | None:
        star = self.STARS.get(key)
        return ground(star, source=f"hipparcos/{key}") if star else None


@prompt(model="astro")
def describe(facts: str) -> str:
    return facts


class StarService:
    def __init__(self, stars: Repository[str, Star]) -> None:
        self.stars = stars

    @grounded_pure
    def compare(self, first: str, second: str) -> Grounded[str] | InsufficientEvidence:
        a = self.stars.get(first)
        b = self.stars.get(second)
        if a is None or b is None:
            missing = tuple(n for n, star in ((first, a), (second, b)) if star is None)
            return InsufficientEvidence(reason="unknown star", missing=missing)
        nearer, farther = (a, b) if a.parsec < b.parsec else (b, a)
        ratio = farther.parsec / nearer.parsec
        return describe(
            interpolate("{} is {:.0f} times nearer than {}", nearer.name, ratio, farther.name)
        )


def main() -> None:
    service = StarService(StarRepository())
    for pair in (("Vega", "Deneb"), ("Vega", "Sun")):
        result = service.compare(*pair)
        if isinstance(result, InsufficientEvidence):
            print(result)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
