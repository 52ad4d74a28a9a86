"""Knowledge-base maintenance: finds outdated pages and proposes edits, with a budget object."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    prompt,
    retrieval,
    tool,
)

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Page:
    slug: str
    updated: date
    body: str


PAGES = [
    Page("vpn", date(2019, 1, 1), "Use VPN 1."),
    Page("wifi", date(2024, 1, 1), "Use eduroam."),
    Page("mail", date(2018, 1, 1), "Use POP3."),
]


class Wiki:
    def __init__(self, pages: Sequence[Page]) -> None:
        self._pages = list(pages)

    @tool(uses=retrieval)
    def pages(self) -> list[Grounded[Page]]:
        return [ground(p, source=f"wiki/{p.slug}") for p in self._pages]


@prompt(model="editor")
def propose(body: str, today: date) -> str:
    return body.replace("1", "2").replace("POP3", "IMAP")


class BudgetExceeded(Exception):
    pass


@dataclass
class Budget:
    calls: int
    spent: int = 0

    def spend(self, amount: int = 1) -> None:
        if self.spent + amount > self.calls:
            raise BudgetExceeded(f"{self.calls} calls are spent")
        self.spent += amount

    @property
    def left(self) -> int:
        return self.calls - self.spent


@dataclass
class Proposal:
    page: Grounded[Page]
    body: Grounded[str]

    def render(self) -> Grounded[str]:
        return interpolate("{}: {} -> {}", self.page.slug, self.page.body, self.body)


@dataclass
class Maintainer:
    wiki: Wiki
    max_age_days: int = 1000
    proposals_made: int = field(default=0, init=False)

    def outdated(self, today: date) -> Iterator[Grounded[Page]]:
        for page in self.wiki.pages():
            if (today - page.updated).days > self.max_age_days:
                yield page

    @grounded_pure
    @agent
    def run(self, today: date, max_calls: int = 5) -> list[Proposal]:
        budget = Budget(max_calls)
        proposals = []
        for page in self.outdated(today):
            try:
                budget.spend()
            except BudgetExceeded:
                log.warning("budget exceeded")
                break
            body = propose(page.body, today)
            if body != page.body:
                proposals.append(Proposal(page, body))
        return proposals


def main() -> None:
    maintainer = Maintainer(Wiki(PAGES))
    for calls in (5, 1):
        print([str(p.render()) for p in maintainer.run(date(2024, 6, 1), calls)])


if __name__ == "__main__":
    main()
