"""Accepted: map with a lambda keeps the grounding."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def mapped(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(map(lambda doc: doc + "!", docs))
