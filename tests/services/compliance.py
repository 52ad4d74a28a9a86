"""Compliance: which rules does a policy violate, as a report with sections."""

from __future__ import annotations

from typing import NamedTuple

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)


class Rule(NamedTuple):
    code: str
    text: str
    severity: int


RULES = [
    Rule("GDPR-5", "Data must be kept no longer than necessary.", 3),
    Rule("GDPR-6", "Processing needs a lawful basis.", 5),
    Rule("SOX-404", "Controls must be documented.", 2),
]
POLICIES = {"retention": "We keep data forever.", "access": "Managers approve access."}


@tool(uses=retrieval)
def load_rules(regime: str) -> list[Grounded[Rule]]:
    return [ground(rule, source=rule.code) for rule in RULES if rule.code.startswith(regime)]


@tool(uses=retrieval)
def load_policy(name: str) -> Grounded[str] | None:
    text = POLICIES.get(name)
    return ground(text, source=f"policies/{name}") if text is not None else None


@prompt(model="compliance")
def judge(rule: str, policy: str) -> str:
    return "violates: retention" if "longer" in rule and "forever" in policy else "ok"


class Finding(NamedTuple):
    rule: Grounded[Rule]
    comment: Grounded[str]


def findings(rules: list[Grounded[Rule]], policy: Grounded[str]) -> list[Finding]:
    result: list[Finding] = []
    for rule in rules:
        comment = judge(rule.text, policy)
        if comment.startswith("violates"):
            result.append(Finding(rule, comment.partition(": ")[2]))
    return sorted(result, key=lambda f: f.rule.severity, reverse=True)


@grounded_pure
@agent
def report(name: str, regimes: list[str]) -> Grounded[str] | None:
    policy = load_policy(name)
    if policy is None:
        return None
    sections = []
    for regime in regimes:
        rules = load_rules(regime)
        found = findings(rules, policy)
        if not found:
            continue
        lines = [interpolate("- {} ({})", f.rule.code, f.comment) for f in found]
        sections.append(interpolate("## {}\n{}", regime, join("\n", lines)))
    if not sections:
        return interpolate("{} has no violations: {}", name, policy)
    return join("\n\n", sections)


def main() -> None:
    print(report("retention", ["GDPR", "SOX"]))
    print(report("access", ["GDPR", "SOX"]))
    print(report("nothing", ["GDPR"]))


if __name__ == "__main__":
    main()
