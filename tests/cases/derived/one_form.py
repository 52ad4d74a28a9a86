"""Refused: records returned in high code whose plain parts differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from corvid_runtime import Grounded, each, grounded_pure, lift
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch, fetch_rows


@dataclass(frozen=True)
class Answer:
    question: str
    text: Grounded[str]
    rounds: int = 0


class Pair(NamedTuple):
    name: str
    text: Grounded[str]


@grounded_pure
def searched(question: str) -> Answer | InsufficientEvidence:
    for row in each(fetch_rows(question)):
        if question in row:
            return Answer(question, row)
    return InsufficientEvidence(reason="nothing fits")


@grounded_pure
def tried(question: str) -> Answer | None:
    limit = len(question)
    for _ in range(3):
        try:
            lift(int)(fetch(question))
        except ValueError:
            continue
        return Answer(question, fetch(question), rounds=limit)
    return None


@grounded_pure
def in_two_places(question: str) -> Answer | None:
    doc = fetch(question)
    if "x" in doc:
        return Answer(question, doc)
    if "y" in doc:
        return Answer(question, doc.upper())
    return None


@grounded_pure
def as_named_tuple(question: str) -> Pair | None:
    doc = fetch(question)
    return Pair(question, doc) if "x" in doc else None


@grounded_pure
def as_tuple(question: str) -> tuple[str, Grounded[str]] | None:
    doc = fetch(question)
    if "x" in doc:
        return question, doc
    return None


@grounded_pure
def counted(question: str) -> Answer | None:
    for at, row in enumerate(each(fetch_rows(question))):
        if question in row:
            return Answer(question, row, at)  # E: grounded-laundering
    return None


@grounded_pure
def counted_by_hand(question: str) -> Answer | None:
    rounds = 0
    while "x" not in fetch(question):
        rounds += 1
    return Answer(question, fetch(question), rounds)  # E: grounded-laundering


@grounded_pure
def told_apart(question: str) -> Answer | None:
    doc = fetch(question)
    if "x" in doc:
        return Answer(question, doc)  # E: grounded-laundering
    return Answer("other", doc)  # E: grounded-laundering


@grounded_pure
def told_by_default(question: str) -> Answer:
    doc = fetch(question)
    if "x" in doc:
        return Answer(question, doc)  # E: grounded-laundering
    return Answer(question, doc, rounds=1)  # E: grounded-laundering


@grounded_pure
def plainly(question: str) -> str | None:
    if "x" in fetch(question):
        return question  # E: grounded-laundering
    return None


@grounded_pure
def bound_inside(question: str) -> tuple[str, Grounded[str]]:
    doc, name = fetch(question), "a"
    if "x" in doc:
        name = "b"
        return name, doc  # E: grounded-laundering
    return name, doc  # E: grounded-laundering
