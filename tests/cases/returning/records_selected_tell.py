"""Refused: which record a helper selected shows in its plain parts, and in what is changed by it."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass
class Finding:
    """What was found for a question."""

    question: str
    text: Grounded[str]
    notes: list[str] = field(default_factory=list)


def longest(findings: list[Finding]) -> Finding:
    """The one that says most."""
    return max(findings, key=lambda each: len(each.text))


def high(findings: list[Finding]) -> list[Finding]:
    """Those that matter."""
    return [each for each in findings if each.text.startswith("doc")]


def made(text: Grounded[str]) -> Finding:
    """Computes a plain part."""
    return Finding("long" if len(text) > 9 else "short", text)


def keyed(findings: list[Finding]) -> dict[str, Finding]:
    """Keys that tell."""
    return {"long" if len(each.text) > 9 else "short": each for each in findings}


def same(findings: list[Finding]) -> list[Finding]:
    """The very list, or one that it holds nothing of."""
    return findings if findings[0].text.startswith("doc") else []


@grounded_pure
def field_read() -> str:
    """Which it was."""
    return longest([Finding("a", fetch("a")), Finding("b", fetch("b"))]).question  # E: grounded-laundering


@grounded_pure
def counted() -> int:
    """How many there were."""
    return len(high([Finding("a", fetch("a")), Finding("b", fetch("b"))]))  # E: grounded-laundering


@grounded_pure
def changed() -> str:
    """One of them is changed, and all are read by another name."""
    findings = [Finding("a", fetch("a")), Finding("b", fetch("b"))]
    best = longest(findings)
    best.question = "best"  # E: grounded-laundering
    return findings[0].question


@grounded_pure
def noted() -> list[str]:
    """The same, of a list that one of them holds."""
    findings = [Finding("a", fetch("a")), Finding("b", fetch("b"))]
    for each in high(findings):
        each.notes.append("high")  # E: grounded-laundering  # E: grounded-laundering
    return findings[0].notes


@grounded_pure
def changed_by_others(findings: list[Finding]) -> None:
    """Others have them."""
    best = longest(findings)
    best.question = "best"  # E: grounded-laundering


@grounded_pure
def new_one() -> str:
    """What was made says it."""
    return made(fetch("a")).question  # E: grounded-laundering


@grounded_pure
def found_by_key() -> bool:
    """So does a key."""
    return "long" in keyed([Finding("a", fetch("a"))])  # E: grounded-laundering


@grounded_pure
def emptied() -> int:
    """The list itself, or another one."""
    findings = [Finding("a", fetch("a"))]
    same(findings).clear()  # E: grounded-laundering
    return len(findings)


@grounded_pure
def held() -> str:
    """Through a list of the proof's own."""
    findings = [Finding("a", fetch("a")), Finding("b", fetch("b"))]
    mine: list[Finding] = []
    mine.extend(high(findings))
    if mine:
        mine[0].question = "first"  # E: grounded-laundering
    return findings[0].question
