"""Refused: select by the truth of content, or by what a lifted test says of it."""

from __future__ import annotations

import itertools

from corvid_runtime import Grounded, agent, grounded_pure


@grounded_pure
def by_truth(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(filter(None, docs))  # E: grounded-laundering[condition]


@grounded_pure
def by_test(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(itertools.dropwhile(lambda doc: doc.isdigit(), docs))  # E: grounded-laundering, grounded-laundering


@agent
def noted(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(filter(None, docs))  # N: grounded-coercion[condition]
