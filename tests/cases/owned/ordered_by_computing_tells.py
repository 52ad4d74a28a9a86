"""Refused: which record comes first is told by its plain part, or by what is changed in it."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass
class Finding:
    """What was found for a question."""

    question: str
    text: Grounded[str]


@grounded_pure
def first(questions: list[str]) -> str:
    """Its question."""
    found = [Finding(each, fetch(each)) for each in questions]
    found.sort(key=lambda each: len(each.text))
    return found[0].question  # E: grounded-laundering


@grounded_pure
def changed(questions: list[str]) -> str:
    """Read by another name."""
    found = [Finding(each, fetch(each)) for each in questions]
    one = found[0]
    best = sorted(found, key=lambda each: len(each.text))
    best[0].question = "best"
    return one.question  # E: grounded-laundering


@grounded_pure
def plain(names: list[str]) -> list[str]:
    """Plain texts in an order that content decides."""
    return sorted(names, key=lambda each: len(fetch(each)))  # E: grounded-laundering


@grounded_pure
def of_others(found: list[Finding]) -> None:
    """The caller sees the order."""
    found.sort(key=lambda each: len(each.text))  # E: grounded-laundering  # E: grounded-laundering
