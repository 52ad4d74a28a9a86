"""Refused: the unwrap in a comprehension."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> list[str]:
    return [doc.unwrap_discarding_sources() for doc in docs]  # E: grounded-laundering
