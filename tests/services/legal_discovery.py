"""Legal discovery: privilege filter, redaction with regex, batch processing with a report record."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

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

EMAIL = re.compile(r"\S+@\S+")


@dataclass(frozen=True)
class Document:
    number: int
    author: str
    text: str
    privileged: bool


DOCS = [
    Document(1, "ceo", "Write to bob@x.org about the merger.", False),
    Document(2, "lawyer", "My advice on the merger is no.", True),
    Document(3, "cfo", "Lunch menu.", False),
]


@tool(uses=retrieval)
def search(term: str) -> list[Grounded[Document]]:
    return [ground(d, source=f"bates/{d.number:05}") for d in DOCS if term in d.text]


@prompt(model="reviewer")
def is_relevant(term: str, text: str) -> str:
    return "yes" if term in text else "no"


@lift
def redact(text: str) -> str:
    return EMAIL.sub("[redacted]", text)


@dataclass
class Production:
    case: str
    documents: list[Grounded[str]] = field(default_factory=list)
    withheld: list[Grounded[str]] = field(default_factory=list)

    def add(self, document: Grounded[Document]) -> None:
        if document.privileged:
            self.withheld.append(interpolate("{} by {}", document.number, document.author))
        else:
            self.documents.append(redact(document.text))

    def log(self) -> Grounded[str] | None:
        if not self.withheld:
            return None
        return "Withheld: " + join(", ", self.withheld)


@grounded_pure
def produce(case: str, terms: list[str]) -> Production:
    production = Production(case)
    seen: set[Grounded[int]] = set()
    for term in terms:
        for document in search(term):
            if document.number in seen:
                continue
            seen.add(document.number)
            if is_relevant(term, document.text) == "yes":
                production.add(document)
    return production


@grounded_pure
def cover_letter(case: str, terms: list[str]) -> Grounded[str] | InsufficientEvidence:
    production = produce(case, terms)
    if not production.documents:
        return InsufficientEvidence(reason="nothing is responsive")
    log = production.log()
    body = join("\n", production.documents)
    return body if log is None else body + "\n" + log


if __name__ == "__main__":
    print(cover_letter("X v Y", ["merger", "advice"]))
    print(cover_letter("X v Y", ["pizza"]))
    print(len(produce("X v Y", ["merger"]).withheld))
