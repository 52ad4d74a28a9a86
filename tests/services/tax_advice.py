"""Tax advice: multi-hop question decomposition, sub-answers, and a final synthesis."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

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
class Paragraph:
    law: str
    number: str
    text: str


LAWS = [
    Paragraph("Income Tax Act", "9", "Commuting costs 30 cents per kilometre."),
    Paragraph("Income Tax Act", "10", "Home office costs 6 euros per day."),
]


class SubAnswer(NamedTuple):
    question: Grounded[str]
    answer: Grounded[str]


@tool(uses=retrieval)
def search_law(query: str) -> list[Grounded[Paragraph]]:
    words = {w.strip("?.").lower() for w in query.split()}
    return [
        ground(p, source=f"{p.law} §{p.number}")
        for p in LAWS
        if words & set(p.text.lower().rstrip(".").split())
    ]


@tool(uses=retrieval)
def glossary(term: str) -> Grounded[str] | None:
    return ground("A commute is the way to work.", source="glossary") if term == "commute" else None


@prompt(model="decomposer")
def decompose(question: str, hint: str) -> str:
    return "commuting costs?\nhome office costs?\nmoon tax?"


@prompt(model="answerer")
def answer_sub(question: str, paragraphs: str) -> str:
    return paragraphs.splitlines()[0]


@prompt(model="synthesizer")
def combine(question: str, parts: str) -> str:
    return parts


@lift
def split_lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def solve(sub_question: Grounded[str]) -> SubAnswer | None:
    paragraphs = search_law(sub_question)
    if not paragraphs:
        return None
    text = join("\n", [interpolate("§{}: {}", p.number, p.text) for p in paragraphs])
    return SubAnswer(sub_question, answer_sub(sub_question, text))


@grounded_pure
def advise(question: str) -> Grounded[str] | InsufficientEvidence:
    hint = glossary("commute")
    if hint is None:
        return InsufficientEvidence(reason="no glossary entry")
    plan = split_lines(decompose(question, hint))
    solved: list[SubAnswer] = []
    for sub_question in each(plan):
        result = solve(sub_question)
        if result is None:
            continue
        solved.append(result)
    if not solved:
        return InsufficientEvidence(reason="the law does not answer any part")
    parts = [interpolate("{} {}", q, a) for q, a in solved]
    return combine(question, join("\n", parts))


if __name__ == "__main__":
    print(advise("What can I deduct?"))
