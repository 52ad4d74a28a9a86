"""Aviation incidents: group by phase of flight, one summary for each group (map-reduce)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

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


@dataclass(frozen=True)
class Incident:
    report: str
    phase: str
    narrative: str


INCIDENTS = [
    Incident("ASRS-1", "landing", "Tail strike in gusts."),
    Incident("ASRS-2", "takeoff", "Rejected because of a bird."),
    Incident("ASRS-3", "landing", "Hard landing after a late flare."),
    Incident("ASRS-4", "cruise", "Turbulence, two injured."),
]


@tool(uses=retrieval)
def incidents(keyword: str) -> list[Grounded[Incident]]:
    return [
        ground(i, source=i.report)
        for i in INCIDENTS
        if keyword == "*" or keyword in i.narrative.lower()
    ]


@prompt(model="safety-small")
def summarise_group(phase: str, narratives: str) -> str:
    return f"{phase}: {narratives}"


@prompt(model="safety-large")
def combine(question: str, parts: str) -> str:
    return f"{question}\n{parts}"


@dataclass(frozen=True)
class PhaseSummary:
    phase: Grounded[str]
    summary: Grounded[str]
    reports: tuple[Grounded[str], ...]


def map_phase(phase: Grounded[str], group: list[Grounded[Incident]]) -> PhaseSummary:
    narratives = join(" ", [i.narrative for i in group])
    return PhaseSummary(phase, summarise_group(phase, narratives), tuple(i.report for i in group))


def by_phase(found: list[Grounded[Incident]]) -> list[PhaseSummary]:
    def phase_of(item: Grounded[Incident]) -> Grounded[str]:
        return item.phase

    ordered = sorted(found, key=phase_of)
    return [map_phase(phase, list(group)) for phase, group in groupby(ordered, key=phase_of)]


@grounded_pure
def safety_review(keyword: str, question: str) -> Grounded[str] | InsufficientEvidence:
    found = incidents(keyword)
    if not found:
        return InsufficientEvidence(reason="no incidents")
    summaries = by_phase(found)
    lines = [interpolate("* {} [{}]", s.summary, join(", ", s.reports)) for s in summaries]
    return combine(question, join("\n", lines))


def main() -> None:
    review = safety_review("*", "What happens most?")
    print(review)
    if not isinstance(review, InsufficientEvidence):
        print([s.source for s in review.sources().retrievals()])
    print(safety_review("volcano", "?"))


if __name__ == "__main__":
    main()
