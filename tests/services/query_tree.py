"""Agriculture advice: visitor over a small query AST (and/or/not terms)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

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
class Term:
    word: str


@dataclass(frozen=True)
class And:
    left: Query
    right: Query


@dataclass(frozen=True)
class Or:
    left: Query
    right: Query


@dataclass(frozen=True)
class Not:
    inner: Query


Query = Union[Term, And, Or, Not]

SHEETS = {
    "s1": "Wheat suffers from rust in wet springs.",
    "s2": "Barley tolerates dry springs.",
    "s3": "Wheat tolerates frost.",
}


@tool(uses=retrieval)
def all_sheets(limit: int) -> list[Grounded[str]]:
    return [ground(text, source=key) for key, text in list(SHEETS.items())[:limit]]


@prompt(model="farm")
def advise(question: str, facts: str) -> str:
    return f"{question}: {facts}"


def matches(query: Query, text: Grounded[str]) -> bool:
    match query:
        case Term(word):
            return word.lower() in text.lower()
        case And(left, right):
            return matches(left, text) and matches(right, text)
        case Or(left, right):
            return matches(left, text) or matches(right, text)
        case Not(inner):
            return not matches(inner, text)


def describe(query: Query) -> str:
    match query:
        case Term(word):
            return word
        case And(left, right):
            return f"({describe(left)} and {describe(right)})"
        case Or(left, right):
            return f"({describe(left)} or {describe(right)})"
        case Not(inner):
            return f"not {describe(inner)}"


@grounded_pure
def advice(question: str, query: Query) -> Grounded[str] | InsufficientEvidence:
    sheets = [sheet for sheet in all_sheets(100) if matches(query, sheet)]
    if not sheets:
        return InsufficientEvidence(reason="no sheet about " + describe(query))
    answer = advise(question, join(" ", sheets))
    return interpolate("{} (searched: {})", answer, describe(query))


def main() -> None:
    for query in (
        And(Term("wheat"), Not(Term("frost"))),
        Or(Term("barley"), Term("frost")),
        Term("maize"),
    ):
        result = advice("What to sow?", query)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
