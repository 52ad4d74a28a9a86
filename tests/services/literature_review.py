"""Literature review: bibliography with numbered citations, each reference listed once."""

from __future__ import annotations

from dataclasses import dataclass, field

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
class Finding:
    author: str
    year: int
    claim: str


FINDINGS = {
    "sleep": [Finding("Frisch", 1920, "bees sleep"), Finding("Klein", 2008, "foragers sleep less")],
    "dance": [Finding("Frisch", 1920, "bees dance")],
}


@tool(uses=retrieval)
def findings(topic: str) -> list[Grounded[Finding]]:
    return [ground(f, source=f"{f.author}{f.year}") for f in FINDINGS.get(topic, [])]


@prompt(model="academic")
def paragraph(topic: str, claims: str) -> str:
    return f"{topic.title()}: {claims}."


@dataclass
class Bibliography:
    entries: list[Grounded[str]] = field(default_factory=list)

    def cite(self, finding: Grounded[Finding]) -> Grounded[str]:
        entry = interpolate("{} ({})", finding.author, finding.year)
        if entry not in self.entries:
            self.entries.append(entry)
        return entry

    def render(self) -> Grounded[str]:
        return join("\n", [interpolate("[{}] {}", n, e) for n, e in enumerate(self.entries, 1)])


@grounded_pure
def review(topics: list[str]) -> Grounded[str] | InsufficientEvidence:
    bibliography = Bibliography()
    paragraphs: list[Grounded[str]] = []
    for topic in topics:
        found = findings(topic)
        if not found:
            continue
        claims = join("; ", [interpolate("{} [{}]", f.claim, bibliography.cite(f)) for f in found])
        paragraphs.append(paragraph(topic, claims))
    if not paragraphs:
        return InsufficientEvidence(reason="no literature on these topics")
    return join("\n\n", [*paragraphs, bibliography.render()])


if __name__ == "__main__":
    print(review(["sleep", "dance", "song"]))
    print(review(["song"]))
