"""Negotiation assistant: parties' positions, gap analysis, a proposal; dict of lists, tuples."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from corvid_runtime import (
    Grounded,
    agent,
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
class Position:
    party: str
    issue: str
    value: float
    quote: str


POSITIONS = [
    Position("union", "wage", 8.0, "We want eight."),
    Position("company", "wage", 3.0, "Three is fair."),
    Position("union", "hours", 35.0, "35 hours!"),
]


@tool(uses=retrieval)
def positions(party: str, issue: str) -> list[Grounded[Position]]:
    return [
        ground(p, source=f"{p.party}/{p.issue}")
        for p in POSITIONS
        if p.party == party and p.issue == issue
    ]


@prompt(model="mediator")
def propose(issue: str, quotes: str, middle: float) -> str:
    return f"{issue}: {middle:.1f} ({quotes})"


Table = dict[str, list[Grounded[Position]]]


def table(parties: list[str], issue: str) -> Table:
    result: Table = {}
    for party in parties:
        found = positions(party, issue)
        if found:
            result[party] = found
    return result


def gap(left: list[Grounded[Position]], right: list[Grounded[Position]]) -> Grounded[float]:
    return abs(left[-1].value - right[-1].value)


def widest(entries: Table) -> tuple[str, str, Grounded[float]] | None:
    best: tuple[str, str, Grounded[float]] | None = None
    for a, b in combinations(sorted(entries), 2):
        distance = gap(entries[a], entries[b])
        if best is None or distance > best[2]:
            best = (a, b, distance)
    return best


def middle(entries: Table) -> Grounded[float]:
    values = [found[-1].value for found in entries.values()]
    total = values[0]
    for value in values[1:]:
        total += value
    return total / len(values)


@grounded_pure
@agent
def mediate(parties: list[str], issue: str) -> Grounded[str] | InsufficientEvidence:
    entries = table(parties, issue)
    if len(entries) < 2:
        silent = [party for party in parties if party not in entries]
        return InsufficientEvidence(reason="not all have spoken", missing=tuple(silent))
    pair = widest(entries)
    if pair is None:
        return InsufficientEvidence(reason="nothing to mediate")
    first, second, distance = pair
    quotes = join(" / ", [p.quote for found in entries.values() for p in found])
    text = propose(issue, quotes, middle(entries))
    return interpolate("{} Widest gap: {} and {}, {:.1f}.", text, first, second, distance)


def main() -> None:
    print(mediate(["union", "company"], "wage"))
    print(mediate(["union", "company"], "hours"))


if __name__ == "__main__":
    main()
