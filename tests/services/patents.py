"""Patents: prior art older than the filing date, grouped by class."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from datetime import date
from itertools import islice

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
class Patent:
    number: str
    cpc: str
    filed: date
    abstract: str


PATENTS = [
    Patent("US1", "G06F", date(2001, 1, 5), "A cache with two levels."),
    Patent("EP2", "H04L", date(2010, 5, 6), "A network cache."),
    Patent("US3", "G06F", date(2020, 2, 2), "A cache with a predictor."),
]


@tool(uses=retrieval)
def patents(keyword: str) -> list[Grounded[Patent]]:
    return [ground(p, source=p.number) for p in PATENTS if keyword in p.abstract]


@prompt(model="examiner")
def novelty(invention: str, art: str) -> str:
    return "Not novel over:\n" + art


def older_than(items: list[Grounded[Patent]], filing: date) -> list[Grounded[Patent]]:
    return list(filter(lambda p: p.filed < filing, items))


def by_class(items: list[Grounded[Patent]]) -> list[list[Grounded[Patent]]]:
    groups: dict[Grounded[str], list[Grounded[Patent]]] = defaultdict(list)
    for item in items:
        groups[item.cpc].append(item)
    return list(groups.values())


@grounded_pure
@agent
def examine(invention: str, keyword: str, filing: date) -> Grounded[str] | InsufficientEvidence:
    art = older_than(patents(keyword), filing)
    if len(art) == 0:
        return InsufficientEvidence(reason="no prior art")
    art.sort(key=lambda p: p.filed)
    blocks = []
    for group in by_class(art):
        lines = [
            interpolate("  {} ({:%Y}): {}", p.number, p.filed, p.abstract) for p in islice(group, 3)
        ]
        blocks.append(group[0].cpc + "\n" + join("\n", lines))
    return novelty(invention, join("\n", blocks))


def main() -> None:
    print(examine("two-level cache", "cache", date(2015, 1, 1)))
    print(examine("two-level cache", "cache", date(1999, 1, 1)))


if __name__ == "__main__":
    main()
