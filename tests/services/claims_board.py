"""Claims triage board: a kanban of columns; cards moved by scores; output is the text of the top column."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

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


class Column(Enum):
    NOW = "now"
    SOON = "soon"
    LATER = "later"


@dataclass(frozen=True)
class Card:
    title: Grounded[str]
    urgency: Grounded[float]


class Board:
    def __init__(self) -> None:
        self.columns: dict[Column, list[Card]] = {c: [] for c in Column}

    def place(self, card: Card) -> None:
        if card.urgency > 0.8:
            self.columns[Column.NOW].append(card)
        elif card.urgency > 0.4:
            self.columns[Column.SOON].append(card)
        else:
            self.columns[Column.LATER].append(card)

    def top(self) -> list[Card]:
        for column in Column:
            if self.columns[column]:
                return self.columns[column]
        return []


@tool(uses=retrieval)
def claims(office: str) -> list[Grounded[str]]:
    return (
        [ground("Roof torn off", source="c/1"), ground("Scratch on the door", source="c/2")]
        if office == "north"
        else []
    )


@prompt(model="triage")
def urgency(claim: str) -> float:
    return 0.9 if "Roof" in claim else 0.3


@prompt(model="writer")
def briefing(text: str) -> str:
    return "Today: " + text


@grounded_pure
def today(office: str) -> Grounded[str] | InsufficientEvidence:
    board = Board()
    for claim in claims(office):
        board.place(Card(claim, urgency(claim)))
    cards = board.top()
    if not cards:
        return InsufficientEvidence(reason="no claims today")
    return briefing(join(", ", [interpolate("{} ({:.1f})", c.title, c.urgency) for c in cards]))


def main() -> None:
    for office in ("north", "south"):
        result = today(office)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
