"""Wine cellar: generic Result type, Ok/Err dataclasses, railway style composition."""

from __future__ import annotations

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

T = TypeVar("T")


@dataclass(frozen=True)
class Wine:
    name: str
    grape: str
    year: int
    points: int


@dataclass(frozen=True)
class Ok(Generic[T]):
    value: T


@dataclass(frozen=True)
class Err:
    reason: str


WINES = [
    Wine("Smaragd", "riesling", 2019, 94),
    Wine("Federspiel", "riesling", 2021, 90),
    Wine("Ried", "merlot", 2015, 80),
]


@tool(uses=retrieval)
def cellar(grape: str) -> list[Grounded[Wine]]:
    return [ground(w, source=f"cellar/{w.name}") for w in WINES if w.grape == grape]


@prompt(model="sommelier")
def describe(dish: str, wines: str) -> str:
    return f"With {dish}: {wines}"


def find(grape: str) -> Ok[list[Grounded[Wine]]] | Err:
    wines = cellar(grape)
    if not wines:
        return Err(f"no {grape} in the cellar")
    return Ok(wines)


def mature(
    wines: list[Grounded[Wine]], before: int
) -> Ok[list[Grounded[Wine]]] | InsufficientEvidence:
    old = [w for w in wines if w.year <= before]
    if not old:
        return InsufficientEvidence(reason="nothing is mature")
    return Ok(old)


@grounded_pure
def pair(dish: str, grape: str, before: int = 2020) -> Grounded[str] | InsufficientEvidence:
    found = find(grape)
    if isinstance(found, Err):
        return InsufficientEvidence(reason=found.reason)
    ready = mature(found.value, before)
    if isinstance(ready, InsufficientEvidence):
        return ready
    best = sorted(ready.value, key=lambda w: w.points, reverse=True)
    return describe(dish, join(", ", [interpolate("{} {}", w.name, w.year) for w in best[:2]]))


if __name__ == "__main__":
    print(pair("trout", "riesling"))
    print(pair("trout", "riesling", before=2000))
    print(pair("trout", "muscat"))
