"""Accepted: each() inside a comprehension keeps the grounding."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, each, grounded_pure


@agent
@grounded_pure
def words(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return [word for doc in docs for word in each(doc.split())]
