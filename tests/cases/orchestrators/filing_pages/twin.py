"""Refused: the number of the best page is returned."""

import attrs
from corvid_runtime import Grounded, agent, each, grounded_pure, lift, prompt, retrieval, tool

WORLD = ""


@attrs.frozen
class Filing:
    reference: str
    summary: str
    relevance: float = attrs.field(validator=attrs.validators.ge(0.0))


@attrs.frozen
class ComplianceReport:
    rule: str
    pages_read: int
    opinion: Grounded[str]
    references: list[Grounded[str]]


@attrs.define
class FilingClient:
    page_size: int = 2
    requests: int = 0

    def page(self, rule: str, number: int) -> list[Filing]:
        self.requests += 1
        words = WORLD.split()[number * self.page_size : (number + 1) * self.page_size]
        return [Filing(f"{rule}/{word}", word, len(word) / 12) for word in words]


@lift
def digest(filings: list[Filing]) -> str:
    return "; ".join(f"{f.reference}: {f.summary}" for f in filings)


@attrs.define
class ComplianceSearch:
    client: FilingClient = attrs.Factory(FilingClient)
    max_pages: int = 5
    cutoff: float = 0.05

    @tool(uses=retrieval)
    def fetch_page(self, rule: str, number: int) -> list[Filing]:
        return self.client.page(rule, number)

    @prompt(model="compliance")
    def opine(self, rule: str, evidence: str) -> str:
        return f"Under {rule}: {evidence}"

    @agent
    @grounded_pure
    def search(self, rule: str) -> ComplianceReport | None:
        candidates: list[Grounded[Filing]] = []
        pages = best_page = 0
        while pages < self.max_pages:
            items = each(self.fetch_page(rule, pages))
            if not items:
                break
            pages += 1
            candidates.extend(f for f in items if f.relevance > self.cutoff)
            if any(f.relevance > 0.4 for f in items):
                best_page = pages
        if not candidates:
            return None
        ranked = sorted(candidates, key=lambda f: f.relevance, reverse=True)
        return ComplianceReport(
            rule=rule,
            pages_read=best_page or pages,  # E: grounded-laundering
            opinion=self.opine(rule, digest(ranked)),
            references=[f.reference for f in ranked],
        )


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return ComplianceSearch().search("MiFID-25")
