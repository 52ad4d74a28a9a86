"""Refused: a Counter hashes content."""

from __future__ import annotations

import collections

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> int:
    return len(collections.Counter(docs))  # E: grounded-laundering
