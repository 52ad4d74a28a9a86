"""Patent search: claims parsed from text, a builder object for the report, chained calls."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    each,
    ground,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Patent:
    number: str
    title: str
    claims: str


PATENTS = [
    Patent("EP1", "Beehive", "1. A hive with a lid.\n2. The hive of claim 1 with a sensor."),
    Patent("EP2", "Bee feeder", "1. A feeder."),
]


@tool(uses=retrieval)
def search_patents(keyword: str) -> list[Grounded[Patent]]:
    return [ground(p, source=p.number) for p in PATENTS if keyword in p.title.lower()]


@prompt(model="patent")
def compare(invention: str, claim: str) -> str:
    return f"{invention} resembles {claim}"


@lift
def split_claims(text: str) -> list[str]:
    return [line.partition(". ")[2] for line in text.splitlines()]


class ReportBuilder:
    def __init__(self, title: str) -> None:
        self._title = title
        self._lines: list[Grounded[str]] = []

    def heading(self, text: Grounded[str]) -> ReportBuilder:
        self._lines.append("## " + text)
        return self

    def bullet(self, text: Grounded[str]) -> ReportBuilder:
        self._lines.append("- " + text)
        return self

    def is_empty(self) -> bool:
        return not self._lines

    def build(self) -> Grounded[str]:
        return join("\n", [self._title, *self._lines])


@grounded_pure
def prior_art(invention: str, keyword: str) -> Grounded[str] | InsufficientEvidence:
    builder = ReportBuilder(f"# Prior art for {invention}")
    for patent in search_patents(keyword):
        builder.heading(interpolate("{} {}", patent.number, patent.title))
        for claim in each(split_claims(patent.claims)):
            if not claim:
                continue
            builder.bullet(compare(invention, claim))
    if builder.is_empty():
        return InsufficientEvidence(reason="no patent found")
    return builder.build()


if __name__ == "__main__":
    print(prior_art("Smart hive", "bee"))
    print(prior_art("Smart hive", "wasp"))
