"""Customer support: a service class with a cache and an escalation fallback."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("support")


@dataclass(frozen=True)
class Article:
    title: str
    body: str
    helpful_votes: int


KB = {
    "password": [Article("Reset your password", "Use the link on the login page.", 40)],
    "invoice": [
        Article("Find invoices", "Invoices are under Billing > History.", 12),
        Article("VAT on invoices", "VAT is shown in the last line.", 3),
    ],
}


@tool(uses=retrieval)
def lookup_articles(keyword: str) -> list[Grounded[Article]]:
    return [ground(a, source=a.title) for a in KB.get(keyword, [])]


@tool(uses=retrieval)
def lookup_forum(keyword: str) -> list[Grounded[Article]]:
    if keyword == "export":
        return [ground(Article("Export?", "Try the CSV button.", 1), source="forum/17")]
    return []


@prompt(model="support-small")
def draft_reply(customer: str, question: str, articles: str) -> str:
    return f"Hi {customer}, {articles.splitlines()[0]}"


class SupportDesk:
    def __init__(self, min_votes: int = 0) -> None:
        self.min_votes = min_votes
        self._cache: dict[str, list[Grounded[Article]]] = {}
        self.tickets = 0

    def _articles(self, keyword: str) -> list[Grounded[Article]]:
        if keyword not in self._cache:
            self._cache[keyword] = lookup_articles(keyword) or lookup_forum(keyword)
        return self._cache[keyword]

    def _rank(self, articles: Sequence[Grounded[Article]]) -> list[Grounded[Article]]:
        kept = [a for a in articles if a.helpful_votes >= self.min_votes]
        return sorted(kept, key=lambda a: a.helpful_votes, reverse=True)

    @grounded_pure
    def reply(
        self, customer: str, question: str, keyword: str
    ) -> Grounded[str] | InsufficientEvidence:
        self.tickets += 1
        ranked = self._rank(self._articles(keyword))
        if not ranked:
            log.info("nothing for %s", keyword)
            return InsufficientEvidence(reason=f"no article about {keyword}")
        context = join("\n", [a.body for a in ranked])
        reply = draft_reply(customer, question, context)
        if len(reply) > 500:
            reply = reply[:497] + "..."
        return reply


def main() -> None:
    desk = SupportDesk(min_votes=1)
    print(desk.reply("Ann", "I forgot my password", "password"))
    print(desk.reply("Bob", "How do I export?", "export"))
    print(desk.reply("Cy", "Where is my parcel?", "parcel"))
    print(desk.tickets, "tickets")


if __name__ == "__main__":
    main()
