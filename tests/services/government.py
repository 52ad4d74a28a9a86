"""Government: FOI request triage as a state machine."""

from __future__ import annotations

import enum
import logging
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger(__name__)


class State(enum.Enum):
    SEARCH = enum.auto()
    WIDEN = enum.auto()
    ANSWER = enum.auto()
    GIVE_UP = enum.auto()


@dataclass(frozen=True)
class Record:
    year: int
    department: str
    text: str


RECORDS = [
    Record(2021, "roads", "Budget for roads: 3 million."),
    Record(2022, "parks", "Budget for parks: 1 million."),
]


@tool(uses=retrieval)
def search_records(query: str, first_year: int) -> list[Grounded[Record]]:
    return [
        ground(r, source=f"{r.department}-{r.year}")
        for r in RECORDS
        if r.year >= first_year and query in r.text.lower()
    ]


@prompt(model="clerk")
def compose(request: str, records: str) -> str:
    return records


@grounded_pure
def handle(request: str, query: str, first_year: int) -> Grounded[str] | InsufficientEvidence:
    state = State.SEARCH
    year = first_year
    records: list[Grounded[Record]] = []
    while True:
        match state:
            case State.SEARCH:
                records = search_records(query, year)
                state = State.ANSWER if records else State.WIDEN
            case State.WIDEN:
                year -= 1
                state = State.SEARCH if year > first_year - 5 else State.GIVE_UP
            case State.ANSWER:
                reply = compose(request, join("\n", [r.text for r in records]))
                if reply.strip() == "":
                    state = State.GIVE_UP
                    continue
                return reply
            case State.GIVE_UP:
                log.info("gave up")
                return InsufficientEvidence(reason="no records are held")


if __name__ == "__main__":
    print(handle("What is spent on roads?", "roads", 2024))
    print(handle("What is spent on parks?", "parks", 2022))
    print(handle("What is spent on ufos?", "ufo", 2024))
