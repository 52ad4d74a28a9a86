"""Refused: a property's setter that gives its object away, or is written to after a look."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure, retrieval, tool

HELD: list[list[Grounded[str]]] = []


@tool(uses=retrieval)
def search(query: str) -> list[Grounded[str]]:
    return []


@dataclass
class Ledger:
    entries: list[Grounded[str]] = field(default_factory=list)
    _note: str = ""

    def charge(self, text: Grounded[str]) -> None:
        if text.startswith("D"):
            self.entries.append(text)

    @property
    def note(self) -> str:
        return self._note

    @note.setter
    def note(self, text: str) -> None:
        self._note = text.strip()


class Leaking:
    def __init__(self) -> None:
        self.entries: list[Grounded[str]] = []
        self._note = ""

    @property
    def note(self) -> str:
        return self._note

    @note.setter
    def note(self, text: str) -> None:
        HELD.append(self.entries)
        self._note = text


class Lending:
    def __init__(self) -> None:
        self.entries: list[Grounded[str]] = []

    @property
    def lent(self) -> list[Grounded[str]]:
        return self.entries

    @lent.setter
    def lent(self, value: list[Grounded[str]]) -> None:
        self.entries = value


class Telling:
    def __init__(self) -> None:
        self.entries: list[Grounded[str]] = []
        self.count = 0

    @property
    def number(self) -> int:
        return self.count

    @number.setter
    def number(self, value: int) -> None:
        self.count = len(self.entries) + value


@grounded_pure
def charged(query: str) -> list[Grounded[str]]:
    ledger = Ledger()
    ledger.note = "of today"
    for found in search(query):
        ledger.charge(found)
    return ledger.entries


@grounded_pure
def appended(query: str) -> tuple[list[Grounded[str]], str]:
    ledger = Ledger()
    for found in search(query):
        if found.startswith("D"):
            ledger.entries.append(found)
    return ledger.entries, "done"


@grounded_pure
def written_after_a_look(query: str) -> str:
    ledger = Ledger()
    for found in search(query):
        if found.startswith("D"):
            ledger.note = "x"  # E: grounded-laundering
    return ledger.note  # E: grounded-laundering


@grounded_pure
def given_away(query: str) -> int:
    leaking = Leaking()
    leaking.note = "x"
    for found in search(query):
        if found.startswith("D"):
            leaking.entries.append(found)  # E: grounded-laundering
    return len(HELD[0])


@grounded_pure
def given_away_by_a_loop(query: str) -> int:
    leaking = Leaking()
    for leaking.note in ["a", "b"]:
        pass
    for found in search(query):
        if found.startswith("D"):
            leaking.entries.append(found)  # E: grounded-laundering
    return len(HELD[0])


@grounded_pure
def of_others(query: str, others: list[Grounded[str]]) -> int:
    lending = Lending()
    lending.lent = others
    for found in search(query):
        if found.startswith("D"):
            lending.entries.append(found)  # E: grounded-laundering
    return len(others)


@grounded_pure
def told_by_the_setter(query: str) -> int:
    telling = Telling()
    for found in search(query):
        if found.startswith("D"):
            telling.entries.append(found)
    telling.number = 1
    return telling.number  # E: grounded-laundering
