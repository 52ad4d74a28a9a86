"""Policy engine: permission checks (plain user data), redaction of documents by role, audit lines to a tool."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


class Clearance(IntEnum):
    PUBLIC = 0
    INTERNAL = 1
    SECRET = 2


@dataclass(frozen=True)
class User:
    name: str
    clearance: Clearance


@dataclass(frozen=True)
class Document:
    text: str
    level: Clearance


DOCS = [
    Document("The canteen opens at 11. Call 555-1234.", Clearance.PUBLIC),
    Document("Salaries rise by 3 %.", Clearance.INTERNAL),
    Document("We buy Acme.", Clearance.SECRET),
]
AUDIT: list[str] = []


@tool(uses=retrieval)
def search(word: str) -> list[Grounded[Document]]:
    return [ground(d, source=f"doc/{n}") for n, d in enumerate(DOCS) if word in d.text]


@tool
def audit(user: str, question: str) -> None:
    AUDIT.append(f"{user}: {question}")


@prompt(model="office")
def reply(question: str, text: str) -> str:
    return f"{question}? {text}"


@lift
def redact(text: str) -> str:
    return re.sub(r"\d{3}-\d{4}", "[number]", text)


def visible(documents: list[Grounded[Document]], user: User) -> list[Grounded[Document]]:
    return [d for d in documents if d.level <= user.clearance]


@grounded_pure
def ask(user: User, word: str) -> Grounded[str] | InsufficientEvidence:
    audit(user.name, word)
    if user.clearance < Clearance.PUBLIC:
        raise PermissionError(f"{user.name} may not ask")
    documents = visible(search(word), user)
    if not documents:
        return InsufficientEvidence(reason="nothing that you may see")
    texts = [d.text if user.clearance >= Clearance.INTERNAL else redact(d.text) for d in documents]
    return reply(word, join(" ", texts))


def main() -> None:
    for user, word in (
        (User("ann", Clearance.PUBLIC), "canteen"),
        (User("bob", Clearance.INTERNAL), "canteen"),
        (User("ann", Clearance.PUBLIC), "Acme"),
    ):
        result = ask(user, word)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])
    print(AUDIT)


if __name__ == "__main__":
    main()
