"""Naive port: the prompt text is built by hand, the reply is split, looked up and checked."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
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
class Doc:
    name: str
    text: str


DOCS = [Doc("law.txt", "Bikes need lights. Fine: 20 EUR."), Doc("faq.txt", "Bells are optional.")]
TEMPLATE = "Answer from these documents:\n{documents}\n\nQuestion: {question}\nAnswer:"
LABELS = {"A": "certain", "B": "likely", "C": "unknown"}


@tool(uses=retrieval)
def search(question: str) -> list[Grounded[Doc]]:
    return [
        ground(d, source=d.name)
        for d in DOCS
        if any(w in d.text.lower() for w in question.lower().split())
    ]


@prompt(model="llm")
def complete(text: str) -> str:
    return "A|Lights are needed" if "lights" in text else "C|?"


@dataclass
class Answer:
    question: str
    text: Grounded[str]
    label: Grounded[str]


def build_prompt(question: str, docs: list[Grounded[Doc]]) -> Grounded[str]:
    documents = join(
        "\n", [interpolate("[{}] {}: {}", i, doc.name, doc.text) for i, doc in enumerate(docs, 1)]
    )
    return interpolate(TEMPLATE, documents=documents, question=question)


@lift
def label_of(code: str) -> str:
    return LABELS[code]


def parse(question: str, reply: Grounded[str]) -> Answer:
    code, text = each(reply.split("|", 1))
    return Answer(question, text.strip(), label_of(code))


@grounded_pure
@agent
def answer(question: str) -> Answer | InsufficientEvidence:
    docs = search(question)
    if not docs:
        return InsufficientEvidence(reason="no documents")
    reply = complete(build_prompt(question, docs))
    parsed = parse(question, reply)
    if parsed.label == "unknown":
        return InsufficientEvidence(reason="the model does not know")
    return parsed


def main() -> None:
    for question in ("are lights needed", "bells", "xyz"):
        print(answer(question))


if __name__ == "__main__":
    main()
