"""Refused: groupby compares content."""

from __future__ import annotations

import itertools

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> int:
    return len(list(itertools.groupby(docs)))  # E: grounded-laundering
