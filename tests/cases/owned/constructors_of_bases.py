"""Refused: a generated constructor that is called by its name puts there what it is passed."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure, retrieval, tool

SHARED: list[str] = []
COUNTED: list[int] = []


@tool(uses=retrieval)
def fetch(key: str) -> str:
    """Look a text up."""
    raise NotImplementedError


def counted() -> int:
    COUNTED.append(1)
    return len(COUNTED)


@dataclass
class Notes:
    lines: list[str]


@dataclass(init=False)
class Shared(Notes):
    def __init__(self) -> None:
        super().__init__(SHARED)


@dataclass(init=False)
class Own(Notes):
    def __init__(self, title: str) -> None:
        super().__init__([])
        self.title = title


class Again(Notes):
    def fill(self, lines: list[str]) -> None:
        self.__init__(lines)  # type: ignore[misc]


@grounded_pure
def by_a_subclass(key: str) -> Grounded[str]:
    doc, notes = fetch(key), Shared()
    notes.lines.append(str(doc))  # E: grounded-laundering
    return doc


@grounded_pure
def by_its_name(key: str, lines: list[str]) -> Grounded[str]:
    doc, notes = fetch(key), Notes([])
    Notes.__init__(notes, lines)
    notes.lines.append(str(doc))  # E: grounded-laundering
    return doc


@grounded_pure
def by_its_object(key: str, lines: list[str]) -> Grounded[str]:
    doc, notes = fetch(key), Again([])
    notes.fill(lines)
    notes.lines.append(str(doc))  # E: grounded-laundering
    return doc


@grounded_pure
def read_back(key: str) -> str:
    lines, notes = [""], Notes([])
    Notes.__init__(notes, lines)
    notes.lines.append(str(fetch(key)))  # E: grounded-laundering
    return lines[-1]
