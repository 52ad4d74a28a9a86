"""Accepted: the truth of a plain list of grounded values is free."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def branch(docs: list[Grounded[str]]) -> Grounded[str] | None:
    if docs:
        return docs[0]
    return None
