"""Accepted: a dictionary comprehension keeps grounded values under plain keys."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def valued(docs: list[Grounded[str]]) -> dict[int, Grounded[str]]:
    return {n: doc for n, doc in enumerate(docs)}
