"""Startup due diligence: sections written in parallel by threads? No: sequential with dependency order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from graphlib import TopologicalSorter

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
class Source:
    kind: str
    text: str


DATA = {
    "acme": [
        Source("team", "Two founders."),
        Source("market", "A market of 3 bn."),
        Source("product", "A robot."),
    ],
}
SECTIONS: Mapping[str, tuple[str, ...]] = {
    "summary": ("team", "market", "product"),
    "market": ("product",),
    "team": (),
    "product": (),
}


@tool(uses=retrieval)
def sources(company: str, kind: str) -> list[Grounded[Source]]:
    return [
        ground(s, source=f"{company}/{s.kind}") for s in DATA.get(company, []) if s.kind == kind
    ]


@prompt(model="analyst")
def write_section(name: str, material: str, earlier: str) -> str:
    return f"{material or earlier}"


@dataclass
class Draft:
    company: str
    sections: dict[str, Grounded[str]] = field(default_factory=dict)

    def earlier(self, names: tuple[str, ...]) -> Grounded[str] | str:
        return join(" ", [self.sections[n] for n in names if n in self.sections])

    def render(self) -> Grounded[str]:
        parts = [interpolate("[{}] {}", name, text) for name, text in sorted(self.sections.items())]
        return join("\n", parts)


def section_order() -> list[str]:
    return list(TopologicalSorter({k: set(v) for k, v in SECTIONS.items()}).static_order())


ORDER = section_order()


@grounded_pure
def report(company: str) -> Grounded[str] | InsufficientEvidence:
    draft = Draft(company)
    for name in ORDER:
        found = sources(company, name)
        material = join(" ", [s.text for s in found])
        earlier = draft.earlier(SECTIONS[name])
        if not found and not earlier:
            return InsufficientEvidence(reason=f"nothing for the section {name}")
        draft.sections[name] = write_section(name, material, earlier)
    return draft.render()


if __name__ == "__main__":
    print(report("acme"))
    print(report("globex"))
