"""Car manuals: chunk windows around a hit (neighbours by position), merged ranges, dataclass config."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    each,
    ground,
    grounded_pure,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

MANUAL = [
    "Intro.",
    "Tyres: 2.3 bar.",
    "Check when cold.",
    "Oil: 5W-30.",
    "Bulbs: H7.",
    "Check the oil monthly.",
]


@dataclass(frozen=True)
class Settings:
    before: int = 0
    after: int = 1
    max_chars: int = 80


@tool(uses=retrieval)
def positions(term: str) -> list[Grounded[int]]:
    return [
        ground(n, source=f"index/{term}") for n, text in enumerate(MANUAL) if term in text.lower()
    ]


@tool(uses=retrieval)
def chunk(position: int) -> Grounded[str] | None:
    if not 0 <= position < len(MANUAL):
        return None
    return ground(MANUAL[position], source=f"manual/{position}")


@prompt(model="mechanic")
def explain(question: str, text: str) -> str:
    return f"{question}: {text}"


def window(position: Grounded[int], settings: Settings) -> Grounded[range]:
    return lift(range)(position - settings.before, position + settings.after + 1)


def expand(hits: list[Grounded[int]], settings: Settings) -> list[Grounded[str]]:
    wanted: list[Grounded[int]] = []
    for hit in hits:
        for position in each(window(hit, settings)):
            if position not in wanted:
                wanted.append(position)
    texts = []
    for position in sorted(wanted):
        text = chunk(position)
        if text is not None:
            texts.append(text)
    return texts


def clip(text: Grounded[str], limit: int) -> Grounded[str]:
    if len(text) <= limit:
        return text
    return text[:limit].rsplit(" ", 1)[0] + " …"


@grounded_pure
def look_up(term: str, settings: Settings = Settings()) -> Grounded[str] | InsufficientEvidence:
    hits = positions(term)
    if not hits:
        return InsufficientEvidence(reason=f"the manual does not mention {term}")
    text = clip(join(" ", expand(hits, settings)), settings.max_chars)
    return explain(term, text)


def main() -> None:
    for term in ("tyres", "oil", "radio"):
        result = look_up(term)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
