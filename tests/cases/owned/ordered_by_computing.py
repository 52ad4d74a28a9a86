"""Accepted: own records are ordered by what a key computes, and all of them are said."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, join
from prelude import fetch


@dataclass
class Finding:
    """What was found for a question."""

    question: str
    text: Grounded[str]


def line(finding: Finding) -> Grounded[str]:
    """As it is shown."""
    return finding.question + ": " + finding.text


@grounded_pure
def in_place(questions: list[str]) -> Grounded[str]:
    """By how long each is."""
    found = [Finding(each, fetch(each)) for each in questions]
    found.sort(key=lambda each: len(each.text))
    return join("; ", [line(each) for each in found])


@grounded_pure
def bound_again(questions: list[str]) -> Grounded[str]:
    """As another list of the same name."""
    found = [Finding(each, fetch(each)) for each in questions]
    found = sorted(found, key=lambda each: len(each.text), reverse=True)
    return join("; ", [line(each) for each in found[:3]])
