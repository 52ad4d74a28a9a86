"""Two retrieval stores merged by identity with sets of ids: intersection first, then union; vote counts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

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
class Doc:
    id: str
    text: str


DOCS = {
    "d1": Doc("d1", "Ice is frozen water."),
    "d2": Doc("d2", "Steam is hot water."),
    "d3": Doc("d3", "Iron rusts."),
}


@tool(uses=retrieval)
def dense(query: str) -> list[Grounded[Doc]]:
    return [ground(DOCS[i], source=f"dense/{i}") for i in ("d1", "d2")] if query else []


@tool(uses=retrieval)
def sparse(query: str) -> list[Grounded[Doc]]:
    return [ground(d, source=f"sparse/{i}") for i, d in DOCS.items() if query and query in d.text]


@prompt(model="writer")
def write(query: str, facts: str) -> str:
    return f"{query}: {facts}"


def ids(docs: list[Grounded[Doc]]) -> set[Grounded[str]]:
    return {d.id for d in docs}


def in_both(first: list[Grounded[Doc]], second: list[Grounded[Doc]]) -> list[Grounded[Doc]]:
    common = ids(first) & ids(second)
    return [d for d in first if d.id in common]


def by_votes(*lists: list[Grounded[Doc]]) -> list[Grounded[Doc]]:
    votes = Counter(d.id for docs in lists for d in docs)
    unique: dict[Grounded[str], Grounded[Doc]] = {}
    for docs in lists:
        for d in docs:
            unique.setdefault(d.id, d)
    return [unique[id] for id, _ in votes.most_common()]


@grounded_pure
def answer(query: str) -> Grounded[str] | InsufficientEvidence:
    first, second = dense(query), sparse(query)
    docs = in_both(first, second) or by_votes(first, second)
    if not docs:
        return InsufficientEvidence(reason="nothing was found")
    return write(query, join(" ", [interpolate("[{}] {}", d.id, d.text) for d in docs]))


def main() -> None:
    for query in ("water", "Iron", ""):
        result = answer(query)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
