"""Energy audits: report builder with sections as a tree (recursive rendering), optional parts, word limit."""

from __future__ import annotations

from collections.abc import Sequence
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


@dataclass
class Section:
    title: str
    text: Grounded[str] | None = None
    children: list[Section] = field(default_factory=list)

    def words(self) -> int:
        own = len(self.text.split()) if self.text is not None else 0
        return own + sum(child.words() for child in self.children)

    def render(self, depth: int = 1) -> list[Grounded[str]]:
        lines: list[Grounded[str]] = []
        if self.text is not None:
            lines.append(interpolate("{} {}: {}", "#" * depth, self.title, self.text))
        for child in self.children:
            lines.extend(child.render(depth + 1))
        return lines


MEASURES = {
    "roof": ["Insulate the roof: saves 20 %."],
    "boiler": ["Replace the boiler.", "Bleed the radiators."],
}
BUILDINGS = {"b1": "Built in 1950, gas heating."}


@tool(uses=retrieval)
def building(id: str) -> Grounded[str] | None:
    text = BUILDINGS.get(id)
    return ground(text, source=f"cadastre/{id}") if text else None


@tool(uses=retrieval)
def measures(part: str) -> list[Grounded[str]]:
    return [ground(t, source=f"measures/{part}/{n}") for n, t in enumerate(MEASURES.get(part, []))]


@prompt(model="auditor")
def describe(facts: str) -> str:
    return facts


def part_section(part: str) -> Section | None:
    found = measures(part)
    if not found:
        return None
    return Section(
        part.title(), children=[Section(f"Measure {n}", m) for n, m in enumerate(found, 1)]
    )


def build(text: Grounded[str], parts: Sequence[str]) -> Section:
    root = Section("Audit", describe(text))
    for part in parts:
        section = part_section(part)
        if section is not None:
            root.children.append(section)
    return root


@grounded_pure
def audit(
    id: str, parts: Sequence[str], max_words: int = 50
) -> Grounded[str] | InsufficientEvidence:
    text = building(id)
    if text is None:
        return InsufficientEvidence(reason=f"no building {id}")
    report = build(text, parts)
    if report.words() > max_words:
        return InsufficientEvidence(reason="the report is too long")
    return join("\n", report.render())


def main() -> None:
    for id, limit in (("b1", 50), ("b1", 5), ("b2", 50)):
        result = audit(id, ["roof", "boiler", "windows"], limit)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
