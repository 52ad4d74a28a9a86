"""Banking: compliance questions, functools.reduce over filters, partial application."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial, reduce

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


@dataclass(frozen=True)
class Rule:
    id: str
    jurisdiction: str
    year: int
    text: str


RULES = [
    Rule("KYC-1", "EU", 2020, "Verify the identity of every client."),
    Rule("KYC-2", "EU", 2008, "Keep paper copies."),
    Rule("AML-1", "US", 2021, "Report cash above 10000."),
]

Rules = list[Grounded[Rule]]
Filter = Callable[[Rules], Rules]


@tool(uses=retrieval)
def search_rules(prefix: str) -> Rules:
    return [ground(r, source=r.id) for r in RULES if r.id.startswith(prefix)]


@prompt(model="compliance")
def summarize(question: str, rules: str, tone: str = "formal") -> str:
    return f"({tone}) {rules}"


def since(year: int, rules: Rules) -> Rules:
    return [r for r in rules if r.year >= year]


def in_jurisdiction(code: str, rules: Rules) -> Rules:
    return [r for r in rules if r.jurisdiction == code]


def apply_filters(rules: Rules, filters: list[Filter]) -> Rules:
    return reduce(lambda kept, f: f(kept), filters, rules)


informal = partial(summarize, tone="informal")


@grounded_pure
def answer(
    question: str, prefix: str, jurisdiction: str, year: int
) -> Grounded[str] | InsufficientEvidence:
    filters: list[Filter] = [partial(since, year), partial(in_jurisdiction, jurisdiction)]
    rules = apply_filters(search_rules(prefix), filters)
    if not rules:
        return InsufficientEvidence(reason="no rule applies")
    text = join("\n", [interpolate("{}: {}", r.id, r.text) for r in rules])
    return informal(question, text)


@grounded_pure
def total_length(prefix: str) -> Grounded[int] | None:
    rules = search_rules(prefix)
    if not rules:
        return None
    return reduce(lambda total, r: total + len(r.text.split()) + r.year, rules[1:], rules[0].year)


if __name__ == "__main__":
    print(answer("Do we need copies?", "KYC", "EU", 2010))
    print(answer("Do we need copies?", "AML", "EU", 2010))
    print(total_length("KYC"))
