"""Translation memory: nearest segment by a score, exact match first, glossary substitution, TypedDict config."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NotRequired, TypedDict

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


class Options(TypedDict):
    target: str
    threshold: NotRequired[float]
    glossary: NotRequired[bool]


@dataclass(frozen=True)
class Segment:
    source: str
    target: str


MEMORY = [
    Segment("Open the valve", "Ventil öffnen"),
    Segment("Close the valve slowly", "Ventil langsam schließen"),
]
GLOSSARY = {"Ventil": "Absperrventil"}


@tool(uses=retrieval)
def memory(target: str) -> list[Grounded[Segment]]:
    return [ground(s, source=f"tm/{n}") for n, s in enumerate(MEMORY)] if target == "de" else []


@tool(uses=retrieval)
def glossary_terms() -> list[tuple[Grounded[str], Grounded[str]]]:
    return [
        (ground(a, source="glossary"), ground(b, source="glossary")) for a, b in GLOSSARY.items()
    ]


@prompt(model="mt")
def post_edit(source: str, suggestion: str) -> str:
    return suggestion


def overlap(text: str, segment: Grounded[Segment]) -> float:
    words = text.lower().split()
    known = segment.source.lower().split()
    common = len([w for w in words if w in known])
    return 2 * common / (len(words) + len(known))


def nearest(
    text: str, segments: list[Grounded[Segment]], threshold: float
) -> Grounded[Segment] | None:
    exact = [s for s in segments if s.source == text]
    if exact:
        return exact[0]
    scored = [(overlap(text, s), s) for s in segments]
    good = [(score, s) for score, s in scored if score >= threshold]
    return max(good, key=lambda pair: pair[0])[1] if good else None


def apply_glossary(text: Grounded[str]) -> Grounded[str]:
    for term, preferred in glossary_terms():
        text = text.replace(term, preferred)
    return text


@grounded_pure
def translate(text: str, options: Options) -> Grounded[str] | InsufficientEvidence:
    segment = nearest(text, memory(options["target"]), options.get("threshold", 0.6))
    if segment is None:
        return InsufficientEvidence(reason="nothing similar in the memory")
    draft = segment.target
    if options.get("glossary", True):
        draft = apply_glossary(draft)
    return post_edit(text, draft)


def main() -> None:
    requests: list[tuple[str, Options]] = [
        ("Open the valve", {"target": "de"}),
        ("Close the valve", {"target": "de", "glossary": False}),
        ("Sing a song", {"target": "de"}),
        ("Open the valve", {"target": "fr"}),
    ]
    for text, options in requests:
        result = translate(text, options)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
