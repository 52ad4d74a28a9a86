"""Refused: what is selected by the truth of content, or by a lifted test, tells it."""

from __future__ import annotations

import itertools

from corvid_runtime import Grounded, agent, grounded_pure


@grounded_pure
def by_truth(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(filter(None, docs))


@grounded_pure
def by_test(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(itertools.dropwhile(lambda doc: doc.isdigit(), docs))


@agent
def noted(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(filter(None, docs))  # N: grounded-coercion[condition]


@grounded_pure
def told_by_truth(docs: list[Grounded[str]]) -> bool:
    return list(filter(None, docs)) == []  # E: grounded-laundering


@grounded_pure
def told_by_test(docs: list[Grounded[str]]) -> int:
    return len(list(itertools.dropwhile(lambda doc: doc.isdigit(), docs)))  # E: grounded-laundering
