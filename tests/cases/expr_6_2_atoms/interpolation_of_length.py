"""Accepted: the length of a plain list of grounded values is plain."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> str:
    return f"{len(docs)} documents"
