"""Refused: compress selects by the truth of content."""

from __future__ import annotations

import itertools

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(names: list[str], docs: list[Grounded[str]]) -> list[str]:
    return list(itertools.compress(names, docs))  # E: grounded-laundering
