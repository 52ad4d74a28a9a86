"""Court decisions: streaming LLM output, chunk accumulation, sentence-wise emission."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Decision:
    court: str
    date: str
    headnote: str


DECISIONS = {
    "noise": [
        Decision("OGH", "2020-01-02", "Noise at night is a nuisance. Fines are possible."),
        Decision("LG", "2019-05-05", "Children may be loud."),
    ]
}


@tool(uses=retrieval)
def decisions(topic: str) -> list[Grounded[Decision]]:
    return [ground(d, source=f"{d.court}/{d.date}") for d in DECISIONS.get(topic, [])]


@prompt(model="lawyer")
def opinion(topic: str, headnotes: str) -> str:
    return headnotes


def sentences(texts: Iterable[Grounded[str]]) -> Iterator[Grounded[str]]:
    for text in texts:
        rest = text
        while ". " in rest:
            row = rest.partition(". ")
            yield row[0] + "."
            rest = row[2]
        if rest:
            yield rest


def word_wrap(text: Grounded[str], width: int) -> list[Grounded[str]]:
    lines: list[Grounded[str]] = []
    while len(text) > width:
        cut: Grounded[int] | int = text.rfind(" ", 0, width)
        if cut <= 0:
            cut = width
        lines.append(text[:cut])
        text = text[cut:].lstrip()
    lines.append(text)
    return lines


@grounded_pure
def brief(topic: str, limit: int = 2) -> Grounded[str] | InsufficientEvidence:
    found = sorted(decisions(topic), key=lambda d: d.date, reverse=True)
    if not found:
        return InsufficientEvidence(reason="no decision")
    picked: list[Grounded[str]] = []
    for sentence in sentences(d.headnote for d in found):
        if len(picked) >= limit:
            break
        picked.append(sentence)
    return opinion(topic, join(" ", picked))


@grounded_pure
def printable(topic: str, width: int = 20) -> list[Grounded[str]]:
    return [line for d in decisions(topic) for line in word_wrap(d.headnote, width)]


if __name__ == "__main__":
    print(brief("noise"))
    print(brief("cats"))
    print(printable("noise"))
