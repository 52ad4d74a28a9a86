"""Refused: the unwrap in a lambda."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> list[str]:
    return [text for text in map(lambda doc: doc.unwrap_discarding_sources(), docs)]  # E: grounded-laundering
