"""Support desk: classify a ticket, look up articles, answer or escalate."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

logger = logging.getLogger("desk")

ARTICLES = {
    "reset-password": "Open settings and choose Reset password.",
    "refund": "Refunds take five days.",
    "export": "Use the export button.",
}


class ArticleStore:
    def __init__(self, articles: dict[str, str]) -> None:
        self._articles = articles

    @tool(uses=retrieval)
    def lookup(self, query: str) -> list[Grounded[str]]:
        words = query.lower().split()
        return [
            ground(text, source=f"kb/{name}")
            for name, text in self._articles.items()
            if any(word in text.lower() for word in words)
        ]


class Model:
    def __init__(self, name: str) -> None:
        self.name = name

    @prompt(model="desk")
    def complete(self, question: str, context: str) -> str:
        if "password" in question:
            return "Answer: " + context
        return "I don't know"


@dataclass
class Ticket:
    id: int
    text: str
    customer: str


class Desk:
    def __init__(self, store: ArticleStore, model: Model) -> None:
        self.store = store
        self.model = model
        self.handled = 0
        self.escalated: list[int] = []

    @grounded_pure
    @agent
    def handle(self, ticket: Ticket) -> Grounded[str] | InsufficientEvidence:
        self.handled += 1
        articles = self.store.lookup(ticket.text)
        if not articles:
            self.escalated.append(ticket.id)
            return InsufficientEvidence(reason="no article found")
        reply = self.model.complete(ticket.text, join("\n", articles))
        if reply.startswith("I don't know"):
            logger.info("model does not know, ticket %d", ticket.id)
            self.escalated.append(ticket.id)
            return InsufficientEvidence(reason="the articles do not answer it")
        return "Dear " + ticket.customer + ",\n" + reply.removeprefix("Answer: ")


def main() -> None:
    desk = Desk(ArticleStore(ARTICLES), Model("m"))
    for ticket in (
        Ticket(1, "reset password", "Ann"),
        Ticket(2, "refunds", "Bob"),
        Ticket(3, "xyzzy", "Cy"),
    ):
        print(desk.handle(ticket))
    print(desk.handled, desk.escalated)


if __name__ == "__main__":
    main()
