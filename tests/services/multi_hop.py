"""Multi-hop questions: decomposition into sub-questions, each may use the answer before; trace of hops."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
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

FACTS = {"director of Alien": "Ridley Scott", "birthplace of Ridley Scott": "South Shields"}


@tool(uses=retrieval)
def lookup(question: str) -> Grounded[str] | None:
    text = FACTS.get(question)
    return ground(text, source=f"wiki/{question}") if text else None


@prompt(model="planner")
def decompose(question: str) -> list[str]:
    return ["director of Alien", "birthplace of #1"] if "Alien" in question else [question]


@prompt(model="writer")
def finish(question: str, hops: str) -> str:
    return f"{question} {hops}"


@dataclass(frozen=True)
class Hop:
    question: Grounded[str] | str
    answer: Grounded[str]


def fill(template: str, hops: list[Hop]) -> Grounded[str] | str:
    filled: Grounded[str] | str = template
    for number, hop in enumerate(hops, start=1):
        filled = lift(str.replace)(filled, f"#{number}", hop.answer)
    return filled


@grounded_pure
def multi_hop(question: str) -> Grounded[str] | InsufficientEvidence:
    hops: list[Hop] = []
    for template in decompose(question):
        sub_question = fill(template, hops)
        answer = lookup(sub_question)
        if answer is None:
            return InsufficientEvidence(reason="a hop has no answer")
        hops.append(Hop(sub_question, answer))
    lines = join("; ", [interpolate("{} = {}", hop.question, hop.answer) for hop in hops])
    return finish(question, lines)


def main() -> None:
    for question in ("Where was the director of Alien born?", "Who am I?"):
        result = multi_hop(question)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
