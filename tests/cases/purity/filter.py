"""Refused: filter selects by the truth of content, and its length is returned."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(filter(None, docs))


@agent
@grounded_pure
def told(docs: list[Grounded[str]]) -> int:
    return len(list(filter(None, docs)))  # E: grounded-laundering
