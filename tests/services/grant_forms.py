"""Grants: an application form filled from documents; field by field, with missing fields reported."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

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

DOCUMENTS = {
    "statutes.pdf": "name: Bee Club; purpose: protecting bees",
    "accounts.pdf": "budget: 12,000 EUR",
}
QUESTIONS = {
    "name": "What is the name?",
    "purpose": "What is the purpose?",
    "budget": "How much money?",
    "bank": "Which IBAN?",
}


class FormField(TypedDict):
    label: str
    value: Grounded[str] | InsufficientEvidence


@dataclass(frozen=True)
class Form:
    programme: str
    fields: list[FormField]
    summary: Grounded[str]


@tool(uses=retrieval)
def search_documents(field: str) -> list[Grounded[str]]:
    return [ground(text, source=name) for name, text in DOCUMENTS.items() if field + ":" in text]


@prompt(model="extractor")
def extract(field: str, question: str, text: str) -> str:
    for part in text.split("; "):
        key, _, value = part.partition(": ")
        if key == field:
            return value
    return "UNKNOWN"


@prompt(model="writer")
def summarise(programme: str, values: str) -> str:
    return f"{programme}: {values}"


def fill(field: str, question: str) -> Grounded[str] | InsufficientEvidence:
    texts = search_documents(field)
    if not texts:
        return InsufficientEvidence(reason="no document", missing=(field,))
    value = extract(field, question, join("; ", texts))
    if value == "UNKNOWN":
        return InsufficientEvidence(reason="the model found nothing", missing=(field,))
    return value


@grounded_pure
def fill_form(programme: str) -> Form | InsufficientEvidence:
    form: list[FormField] = []
    values: list[Grounded[str]] = []
    for field, question in QUESTIONS.items():
        value = fill(field, question)
        form.append({"label": field.title(), "value": value})
        if not isinstance(value, InsufficientEvidence):
            values.append(interpolate("{}={}", field, value))
    if len(values) < 2:
        return InsufficientEvidence(reason="too little is known")
    return Form(programme, form, summarise(programme, join(", ", values)))


def main() -> None:
    result = fill_form("Nature fund")
    if isinstance(result, InsufficientEvidence):
        print(result)
        return
    print(result.summary, [s.source for s in result.summary.sources().retrievals()])
    for entry in result.fields:
        print(entry["label"], "=", entry["value"])


if __name__ == "__main__":
    main()
