"""Corrective RAG: grade the documents, fall back to a web search, mark whether the fallback was used."""

from __future__ import annotations

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

PROMPT = """Answer from the context.

Context:
{context}

Question: {question}"""


@tool(uses=retrieval)
def vector_search(question: str) -> list[Grounded[str]]:
    return [ground("Bees dance.", source="db/1"), ground("Cats purr.", source="db/2")]


@tool(uses=retrieval)
def web_search(question: str) -> list[Grounded[str]]:
    return [ground("Whales sing.", source="https://w.example")] if "whale" in question else []


@prompt(model="grader")
def grade(question: str, document: str) -> str:
    return "relevant" if question.split()[1] in document.lower() else "irrelevant"


@prompt(model="writer")
def complete(prompt_text: str) -> str:
    return prompt_text.split("\n")[3]


@dataclass(frozen=True)
class Reply:
    question: str
    text: Grounded[str]


def relevant(question: str, documents: list[Grounded[str]]) -> list[Grounded[str]]:
    return [d for d in documents if grade(question, d) == "relevant"]


@grounded_pure
def ask(question: str) -> Reply | InsufficientEvidence:
    documents = relevant(question, vector_search(question))
    if not documents:
        documents = web_search(question)
    if not documents:
        return InsufficientEvidence(reason="neither the database nor the web knows")
    text = complete(interpolate(PROMPT, context=join("\n", documents), question=question))
    return Reply(question, text)


def main() -> None:
    for question in ("do bees dance", "do whales sing", "do stones talk"):
        result = ask(question)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result.text, [s.source for s in result.text.sources().retrievals()])


if __name__ == "__main__":
    main()
