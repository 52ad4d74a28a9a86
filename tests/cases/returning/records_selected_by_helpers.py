"""Accepted: helpers without a mark select records with plain parts; their callers say nothing of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure, join
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


@dataclass
class Finding:
    """What was found for a question."""

    question: str
    text: Grounded[str]
    notes: list[str] = field(default_factory=list)


@dataclass
class Report:
    """Several of them."""

    findings: list[Finding]

    def high(self) -> list[Finding]:
        """Those that matter."""
        return [each for each in self.findings if each.text.startswith(("d", "a", "b"))]

    def first(self) -> Finding | None:
        """The first of those."""
        for each in self.findings:
            if each.text != "none":
                return each
        return None


def ordered(findings: list[Finding]) -> list[Finding]:
    """By what was found."""
    return sorted(findings, key=lambda each: each.text)


def longest(findings: list[Finding]) -> Finding:
    """The one that says most."""
    return max(findings, key=lambda each: len(each.text))


def collected(findings: list[Finding]) -> list[Finding]:
    """By a loop."""
    kept = []
    for each in findings:
        if each.text != "none":
            kept.append(each)
    return kept


def parted(findings: list[Finding]) -> tuple[list[Finding], list[Finding]]:
    """Two lists."""
    short = [each for each in findings if len(each.text) < 9]
    return short, [each for each in findings if each not in short]


def line(finding: Finding) -> Grounded[str]:
    """As it is shown."""
    return finding.question + ": " + finding.text


@grounded_pure
def answer(questions: list[str]) -> InsufficientEvidence | Grounded[str]:
    """Makes text of what was selected, which says what it was selected by."""
    findings = [Finding(each, fetch(each)) for each in questions]
    report = Report(findings)
    high = report.high()
    if not high:
        return InsufficientEvidence(reason="nothing matters")
    first = report.first()
    top = line(first) if first is not None else line(longest(findings))
    short, long = parted(findings)
    lines = [line(each) for each in ordered(high)]
    others = [line(each) for each in [*collected(findings), *short, *long]]
    return join("\n", [top, *lines, *others])


def main() -> InsufficientEvidence | Grounded[str]:
    """Asks two."""
    return answer(["a", "b"])
