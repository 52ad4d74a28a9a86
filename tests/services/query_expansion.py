"""Query expansion: plain synonyms and model-made variants; union of the results."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from corvid_runtime import (
    Grounded,
    agent,
    each,
    ground,
    grounded_pure,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

SYNONYMS = {"car": ["automobile", "vehicle"], "cheap": ["affordable"]}
DOCS = {
    "1": "An automobile has four wheels.",
    "2": "Affordable vehicles are small.",
    "3": "A car needs fuel.",
}


@dataclass(frozen=True)
class Doc:
    id: str
    text: str


@tool(uses=retrieval)
def search(query: str) -> list[Grounded[Doc]]:
    return [ground(Doc(i, t), source=i) for i, t in DOCS.items() if query.lower() in t.lower()]


@prompt(model="expander")
def related_terms(question: str, context: str) -> list[str]:
    return ["fuel"] if "fuel" in context else []


@prompt(model="qa")
def reply(question: str, context: str) -> str:
    return context.split(".")[0]


def expand(query: str) -> list[str]:
    terms = [query]
    for word in query.split():
        terms.extend(SYNONYMS.get(word, []))
    return terms


def unique(docs: list[Grounded[Doc]]) -> list[Grounded[Doc]]:
    seen: set[Grounded[str]] = set()
    result = []
    for doc in docs:
        if doc.id in seen:
            continue
        seen.add(doc.id)
        result.append(doc)
    return result


@grounded_pure
@agent
def answer(question: str) -> Grounded[str] | InsufficientEvidence:
    first = list(chain.from_iterable(search(term) for term in expand(question)))
    context = join("\n", [doc.text for doc in first])
    more = [doc for term in each(related_terms(question, context)) for doc in search(term)]
    docs = unique(first + more)
    if not docs:
        return InsufficientEvidence(reason="no documents", missing=(question,))
    return reply(question, join("\n", [d.text for d in docs]))


def main() -> None:
    print(answer("car"))
    print(answer("boat"))


if __name__ == "__main__":
    main()
