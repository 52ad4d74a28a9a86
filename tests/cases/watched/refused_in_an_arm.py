"""Accepted: a conditional result that refuses in one arm is told by the line of the refusal."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence

Texts = list[Grounded[str]]


@dataclass(frozen=True)
class Change:
    name: str
    text: Grounded[str]


def changed(name: str, old: Grounded[str], new: Grounded[str]) -> Change | None:
    return Change(name, new) if old != new else None


@grounded_pure
def changes(names: list[str], old: Texts, new: Texts) -> list[Change | None]:
    return [changed(*each) for each in zip(names, old, new)]


@grounded_pure
def unless_short(name: str, text: Grounded[str]) -> Change | InsufficientEvidence:
    return InsufficientEvidence(reason="short") if len(text) < 3 else Change(name, text)


@grounded_pure
def beam(batches: list[Texts]) -> Texts:
    kept: Texts = []
    for batch in batches:
        kept = kept + [*batch]
        kept = [text for text in kept if "spam" not in text]
        kept = kept[:3]
        kept.append(batch[0])
    return kept
