"""Legal search: find the statutes that answer a question, and quote the best one."""

from __future__ import annotations

import logging
from dataclasses import dataclass

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

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Statute:
    number: str
    title: str
    text: str
    year: int


STATUTES = [
    Statute("§ 312", "Distance contracts", "A consumer may withdraw within 14 days.", 2014),
    Statute("§ 433", "Sale", "The seller must hand over the thing and transfer title.", 1900),
    Statute("§ 535", "Lease", "The landlord must maintain the leased thing.", 1900),
]


@tool(uses=retrieval)
def find_statutes(query: str, limit: int = 5) -> list[Grounded[Statute]]:
    words = query.lower().split()
    found = [s for s in STATUTES if any(w in s.text.lower() for w in words)]
    return [ground(s, source=s.number) for s in found[:limit]]


@prompt(model="small")
def explain(question: str, context: str) -> str:
    return "In short: " + context.splitlines()[0]


@dataclass
class Opinion:
    question: str
    answer: Grounded[str]
    statutes: list[Grounded[str]]


def heading(statute: Grounded[Statute]) -> Grounded[str]:
    return statute.number + " " + statute.title


def render(statutes: list[Grounded[Statute]]) -> Grounded[str]:
    parts = []
    for statute in statutes:
        parts.append(interpolate("{} ({}): {}", statute.number, statute.year, statute.text))
    return join("\n", parts)


@grounded_pure
@agent
def advise(question: str) -> Opinion | InsufficientEvidence:
    statutes = find_statutes(question)
    if not statutes:
        return InsufficientEvidence(reason="no statute matches")
    statutes.sort(key=lambda s: s.year, reverse=True)
    log.info("found %d statutes", len(statutes))
    answer = explain(question, render(statutes))
    return Opinion(question, answer, [heading(s) for s in statutes])


def main() -> None:
    for question in ("consumer withdraw", "landlord maintain", "copyright"):
        opinion = advise(question)
        if isinstance(opinion, InsufficientEvidence):
            print("refused:", opinion.reason)
        else:
            print(opinion.answer, [str(s) for s in opinion.statutes])


if __name__ == "__main__":
    main()
