"""Refused: the desk keeps the year of the newest record."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Generic, TypeVar

from corvid_runtime import Grounded, agent, each, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger("repository")

T = TypeVar("T")


@dataclass(frozen=True)
class Statute:
    section: str
    text: str


@dataclass(frozen=True)
class Ruling:
    court: str
    year: int
    text: str


@tool(uses=retrieval)
def statutes(query: str) -> list[Statute]:
    return [Statute(f"§ {i}", f"{WORLD[0]} {query}") for i in range(2)]


@tool(uses=retrieval)
def rulings(query: str) -> list[Ruling]:
    return [
        Ruling("High Court", 1990 + len(WORLD[0]) % 30 + i, f"{WORLD[0]} {query}") for i in range(3)
    ]


class Shelf(Generic[T]):
    """What has been found for earlier queries."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._items: dict[str, list[Grounded[T]]] = {}

    def get(self, query: str) -> list[Grounded[T]] | None:
        return self._items.get(query)

    def put(self, query: str, items: list[Grounded[T]]) -> None:
        self._items[query] = items


@prompt(model="legal")
def opine(question: str, law: str, case: str) -> str:
    return f"{question}: {law}; {case}"


class LegalDesk:
    def __init__(self) -> None:
        self.statutes = Shelf[Statute]("statutes")
        self.rulings = Shelf[Ruling]("rulings")
        self.newest_year = 0

    @grounded_pure
    def _statutes(self, query: str) -> list[Grounded[Statute]]:
        known = self.statutes.get(query)
        if known is None:
            known = each(statutes(query))
            self.statutes.put(query, known)
        return known

    @grounded_pure
    def _rulings(self, query: str) -> list[Grounded[Ruling]]:
        known = self.rulings.get(query)
        if known is None:
            known = sorted(each(rulings(query)), key=lambda ruling: ruling.year, reverse=True)
            self.rulings.put(query, known)
            self.newest_year = max(self.newest_year, int(known[0].year))  # E: grounded-laundering
        return known

    @agent
    @grounded_pure
    def opinion(self, question: str) -> Grounded[str] | InsufficientEvidence:
        query = question.lower().rstrip("?")
        law, cases = self._statutes(query), self._rulings(query)  # E: grounded-laundering
        if not law or not cases:
            return InsufficientEvidence(reason="no law or no case", missing=())
        logger.info("%d statutes, %d rulings", len(law), len(cases))
        newest = cases[0]
        case = lift("{} ({}): {}".format)(newest.court, newest.year, newest.text)
        return opine(question, law[0].section + " " + law[0].text, case)


def main(content: str) -> object:
    WORLD[0] = content
    desk = LegalDesk()
    return desk.opinion("Is it binding?"), desk.opinion("is it binding"), vars(desk)
