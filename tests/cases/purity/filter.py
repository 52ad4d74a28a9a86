"""Refused: filter selects by the truth of content."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(filter(None, docs))  # E: grounded-laundering
