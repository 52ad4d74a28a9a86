"""Accepted: a generator expression keeps grounded values."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def lazily(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(doc + "!" for doc in docs)
