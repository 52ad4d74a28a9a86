"""Compliance letters: approval workflow, sentinel defaults, overloads avoided, keyword-only options, Literal modes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, assert_never

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

Mode = Literal["brief", "full", "bullets"]


@dataclass(frozen=True)
class Rule:
    id: str
    text: str
    strict: bool


RULES = [Rule("A1", "Keep records for 10 years.", True), Rule("B2", "Prefer digital files.", False)]


@tool(uses=retrieval)
def rules(topic: str, *, strict_only: bool = False) -> list[Grounded[Rule]]:
    return [
        ground(r, source=f"rule/{r.id}")
        for r in RULES
        if topic in r.text and (r.strict or not strict_only)
    ]


@prompt(model="compliance")
def explain(text: str, tone: str) -> str:
    return f"({tone}) {text}"


def render(items: list[Grounded[Rule]], mode: Mode) -> Grounded[str]:
    match mode:
        case "brief":
            return items[0].text
        case "full":
            return join("\n", [interpolate("{}: {}", r.id, r.text) for r in items])
        case "bullets":
            return join("\n", ["- " + r.text for r in items])
        case _:
            assert_never(mode)


def tone_of(items: list[Grounded[Rule]]) -> Grounded[str] | None:
    strict = [r for r in items if r.strict]
    return strict[0].id if strict else None


@grounded_pure
def letter(
    topic: str, *, mode: Mode = "brief", tone: str | None = None, strict_only: bool = False
) -> Grounded[str] | InsufficientEvidence:
    found = rules(topic, strict_only=strict_only)
    if not found:
        return InsufficientEvidence(reason=f"no {'strict ' if strict_only else ''}rule on {topic}")
    body = render(found, mode)
    used_tone = tone if tone is not None else "formal"
    text = explain(body, used_tone)
    strictest = tone_of(found)
    if strictest is not None:
        text = text + " [strict: " + strictest + "]"
    return text


def main() -> None:
    for topic, mode in (("records", "brief"), ("e", "full"), ("e", "bullets"), ("x", "full")):
        result = letter(topic, mode=mode)  # type: ignore[arg-type]
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
