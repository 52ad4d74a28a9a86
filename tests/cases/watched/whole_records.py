"""Refused: which record content chose, where that shows; of grounded fields alone it does not."""

from __future__ import annotations

import heapq
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, prompt
from prelude import fetch


@prompt
def rate(question: str, text: str) -> float:
    return 0.5


@dataclass
class Rated:
    score: Grounded[float]
    text: Grounded[str]

    def shown(self) -> Grounded[str]:
        return self.text[:10]


@dataclass
class Named:
    name: str
    text: Grounded[str]


@dataclass(eq=False)
class Alone:
    text: Grounded[str]


@dataclass
class Base:
    text: Grounded[str]


@dataclass
class Derived(Base):
    pass


@dataclass
class Counted:
    text: Grounded[str]

    def count(self) -> None:
        self.number = 1


@grounded_pure
def filtered(question: str, texts: list[Grounded[str]]) -> list[Rated]:
    rated = [Rated(rate(question, text), text) for text in texts]
    return [each for each in rated if each.score > 0.5]


@grounded_pure
def sorted_and_cut(question: str, texts: list[Grounded[str]]) -> list[Rated]:
    rated = [Rated(rate(question, text), text) for text in texts]
    rated.sort(key=lambda each: each.score, reverse=True)
    return heapq.nlargest(3, rated[:5], key=lambda each: each.score)


@grounded_pure
def best(question: str, texts: list[Grounded[str]]) -> Grounded[str] | None:
    chosen: Rated | None = None
    for text in texts:
        rated = Rated(rate(question, text), text)
        if chosen is None or rated.score > chosen.score:
            chosen = rated
    return chosen.shown() if chosen is not None else None


@grounded_pure
def best_of(rated: list[Rated]) -> Rated | None:
    return max(rated, key=lambda each: each.score, default=None)


@grounded_pure
def which(rated: list[Rated]) -> bool:
    chosen = max(rated, key=lambda each: each.score)
    return chosen is rated[0]  # E: grounded-laundering


@grounded_pure
def where(rated: list[Rated]) -> int:
    chosen = max(rated, key=lambda each: each.score)
    return rated.index(chosen)  # E: grounded-laundering


@grounded_pure
def named(docs: list[Named]) -> list[Named]:
    return [doc for doc in docs if "x" in doc.text]  # E: grounded-laundering


@grounded_pure
def alone(docs: list[Alone]) -> int:
    chosen = docs[0] if "x" in docs[0].text else docs[1]
    return docs.index(chosen)  # E: grounded-laundering


@grounded_pure
def derived(docs: list[Base]) -> bool:
    chosen = docs[0] if "x" in docs[0].text else docs[1]
    return isinstance(chosen, Derived)  # E: grounded-laundering


@grounded_pure
def counted(docs: list[Counted]) -> None:
    chosen = docs[0] if "x" in docs[0].text else docs[1]
    chosen.count()  # E: grounded-laundering


@grounded_pure
def identified(rated: list[Rated]) -> int:
    chosen = rated[0] if "x" in rated[0].text else rated[1]
    return id(chosen)  # E: grounded-laundering


@grounded_pure
def how_many(rated: list[Rated]) -> int:
    return sum(1 for each in rated if each.score > 0.5)  # E: grounded-laundering


@grounded_pure
def replaced(rated: list[Rated], key: str) -> None:
    chosen = rated[0] if "x" in rated[0].text else rated[1]
    chosen.text = fetch(key)
