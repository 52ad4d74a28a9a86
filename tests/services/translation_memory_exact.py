"""Translation memory: exact matches first, then fuzzy, then the model; glossary enforced."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Unit:
    source: str
    target: str


MEMORY = [Unit("Good morning", "Guten Morgen"), Unit("Close the door", "Schließ die Tür")]
GLOSSARY: Mapping[str, str] = {"window": "Fenster", "door": "Tür"}


@tool(uses=retrieval)
def memory(language: str) -> list[Grounded[Unit]]:
    return [ground(u, source=f"tm/{i}") for i, u in enumerate(MEMORY)]


@tool(uses=retrieval)
def glossary(words: list[str]) -> list[Grounded[Unit]]:
    return [ground(Unit(w, GLOSSARY[w]), source=f"gl/{w}") for w in words if w in GLOSSARY]


@prompt(model="mt")
def translate(segment: str, examples: str, terms: str) -> str:
    return f"<{segment}: {terms}>"


@lift
def ratio(a: str, b: str) -> float:
    return difflib.SequenceMatcher(None, a, b).ratio()


def exact(units: list[Grounded[Unit]], segment: str) -> Grounded[str] | None:
    for unit in units:
        if unit.source == segment:
            return unit.target
    return None


def fuzzy(units: list[Grounded[Unit]], segment: str, threshold: float) -> list[Grounded[Unit]]:
    scored = [(ratio(unit.source, segment), unit) for unit in units]
    scored.sort(key=lambda pair: pair[0], reverse=True)
    return [unit for score, unit in scored if score >= threshold]


def segments(text: str) -> Iterator[str]:
    for part in text.split("."):
        if part.strip():
            yield part.strip()


@grounded_pure
@agent
def translate_segment(segment: str, language: str = "de") -> Grounded[str] | InsufficientEvidence:
    units = memory(language)
    match = exact(units, segment)
    if match is not None:
        return match
    examples = fuzzy(units, segment, 0.5)
    terms = glossary(segment.lower().split())
    if not examples and not terms:
        return InsufficientEvidence(reason=f"nothing like '{segment}' in the memory")
    pairs = [u.source + " = " + u.target for u in examples]
    return translate(segment, join("\n", pairs), join(", ", [t.target for t in terms]))


@grounded_pure
@agent
def translate_text(text: str) -> list[Grounded[str] | InsufficientEvidence]:
    return [translate_segment(segment) for segment in segments(text)]


def main() -> None:
    for result in translate_text("Good morning. Close the window. Eat cake."):
        print(result)


if __name__ == "__main__":
    main()
