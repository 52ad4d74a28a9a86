"""Court calendar: a CLI-like command dispatcher using match on parsed commands, each backed by retrieval."""

from __future__ import annotations

import shlex
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
from corvid_runtime.citations import InsufficientEvidence

HEARINGS = {
    "12 C 3/24": ("2024-06-01", "room 5", "Smith v. Jones"),
    "12 C 4/24": ("2024-06-01", "room 7", "Doe v. Roe"),
}


@dataclass(frozen=True)
class Hearing:
    case: str
    date: str
    room: str
    title: str


@tool(uses=retrieval)
def hearing(case: str) -> Grounded[Hearing] | None:
    row = HEARINGS.get(case)
    return ground(Hearing(case, *row), source=f"calendar/{case}") if row else None


@tool(uses=retrieval)
def hearings_on(date: str) -> list[Grounded[Hearing]]:
    return [
        ground(Hearing(c, *r), source=f"calendar/{c}") for c, r in HEARINGS.items() if r[0] == date
    ]


@prompt(model="clerk")
def describe(facts: str) -> str:
    return facts


Reply = Grounded[str] | InsufficientEvidence


def show(case: str) -> Reply:
    found = hearing(case)
    if found is None:
        return InsufficientEvidence(reason=f"no case {case}")
    return describe(interpolate("{}: {} in {}", found.title, found.date, found.room))


def list_day(date: str, *, limit: int = 10) -> Reply:
    found = hearings_on(date)[:limit]
    if not found:
        return InsufficientEvidence(reason=f"nothing on {date}")
    return describe(join("; ", (h.case + " " + h.room for h in found)))


@grounded_pure
def execute(line: str) -> Reply:
    match shlex.split(line):
        case ["show", case]:
            return show(case)
        case ["day", date]:
            return list_day(date)
        case ["day", date, "--limit", limit] if limit.isdigit():
            return list_day(date, limit=int(limit))
        case [command, *_]:
            return InsufficientEvidence(reason=f"unknown command {command}")
        case _:
            return InsufficientEvidence(reason="empty command")


def main() -> None:
    for line in ('show "12 C 3/24"', "day 2024-06-01 --limit 1", "day 2024-06-02", "dance", ""):
        result = execute(line)
        if isinstance(result, InsufficientEvidence):
            print("!", result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
