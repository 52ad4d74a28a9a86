"""Standards: a plug-in registry of retrievers with a decorator, and weighted scores."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar

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
    standard: str
    number: str
    text: str
    relevance: float


@dataclass(frozen=True)
class Weighted:
    section: Grounded[Section]
    score: Grounded[float]


class Search(Protocol):
    @grounded_pure
    def __call__(self, query: str, /) -> list[Grounded[Section]]: ...


REGISTRY: dict[str, Search] = {}
WEIGHTS = {"iso": 1.0, "din": 0.8}


S = TypeVar("S", bound=Search)


def register(name: str) -> Callable[[S], S]:
    def decorate(function: S) -> S:
        REGISTRY[name] = function
        return function

    return decorate


@register("iso")
@tool(uses=retrieval)
def search_iso(query: str) -> list[Grounded[Section]]:
    if "screw" not in query:
        return []
    return [ground(Section("ISO 4014", "3", "Hexagon head bolts", 0.7), source="ISO 4014")]


@register("din")
@tool(uses=retrieval)
def search_din(query: str) -> list[Grounded[Section]]:
    if "screw" not in query:
        return []
    return [
        ground(Section("DIN 931", "5", "Hexagon bolts, partly threaded", 0.9), source="DIN 931"),
        ground(Section("DIN 7", "1", "Pins", 0.2), source="DIN 7"),
    ]


@prompt(model="engineer")
def recommend(query: str, sections: str) -> str:
    return f"For {query} see {sections}"


def weigh(section: Grounded[Section], weight: float) -> Weighted:
    return Weighted(section, section.relevance * weight)


@grounded_pure
def find_standard(query: str, threshold: float = 0.3) -> Grounded[str] | InsufficientEvidence:
    weighted: list[Weighted] = []
    for name, search in REGISTRY.items():
        weight = WEIGHTS.get(name, 0.5)
        weighted.extend(weigh(section, weight) for section in search(query))
    good = [w for w in weighted if w.score > threshold]
    good.sort(key=lambda w: w.score, reverse=True)
    if not good:
        return InsufficientEvidence(reason="no standard applies")
    return recommend(
        query,
        join("; ", [interpolate("{} §{}", w.section.standard, w.section.number) for w in good]),
    )


def main() -> None:
    for query in ("screw M8", "paint"):
        result = find_standard(query)
        if isinstance(result, InsufficientEvidence):
            print(query, result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
