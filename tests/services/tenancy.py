"""Tenancy: documents belong to tenants and have access levels; a user sees what he may."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import NewType

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

TenantId = NewType("TenantId", str)


class Level(IntEnum):
    PUBLIC = 0
    INTERNAL = 1
    SECRET = 2


@dataclass(frozen=True)
class Document:
    tenant: TenantId
    level: Level
    path: str
    text: str


@dataclass(frozen=True)
class User:
    name: str
    tenant: TenantId
    clearance: Level = Level.PUBLIC

    def may_read(self, document: Grounded[Document]) -> bool:
        return bool(document.tenant == self.tenant and document.level <= self.clearance)


DOCS = [
    Document(TenantId("acme"), Level.PUBLIC, "a/1", "Opening hours are 9 to 5."),
    Document(TenantId("acme"), Level.SECRET, "a/2", "The vault hours are 2 to 3."),
    Document(TenantId("globex"), Level.PUBLIC, "g/1", "Opening hours are 8 to 4."),
]


class AccessDenied(Exception):
    """All that was found is above the user's clearance."""


class Index:
    def __init__(self, documents: list[Document]) -> None:
        self._documents = documents

    @tool(uses=retrieval)
    def search(self, query: str) -> list[Grounded[Document]]:
        return [ground(d, source=d.path) for d in self._documents if query in d.text]


@prompt(model="qa")
def ask(question: str, context: str) -> str:
    return context


@grounded_pure
@agent
def answer(user: User, index: Index, question: str) -> Grounded[str] | InsufficientEvidence:
    found = index.search(question)
    readable = [d for d in found if user.may_read(d)]
    own = [d for d in found if d.tenant == user.tenant]
    if own and not readable:
        raise AccessDenied(f"{user.name} may not read what was found")
    if not readable:
        return InsufficientEvidence(reason="nothing found")
    top = max(readable, key=lambda d: d.level)
    text = ask(question, join("\n", [d.text for d in readable]))
    if top.level == Level.SECRET:
        text = "SECRET: " + text
    return text


def main() -> None:
    index = Index(DOCS)
    for user in (
        User("ann", TenantId("acme")),
        User("bob", TenantId("acme"), Level.SECRET),
        User("gus", TenantId("globex"), Level.INTERNAL),
    ):
        print(answer(user, index, "hours"))
    try:
        answer(User("ann", TenantId("acme")), index, "vault")
    except AccessDenied as error:
        print(error)


if __name__ == "__main__":
    main()
