"""Accepted: len() of a plain list of grounded values is free."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def count(docs: list[Grounded[str]]) -> int:
    return len(docs)
