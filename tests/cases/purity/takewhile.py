"""Refused: takewhile selects by the truth of content."""

from __future__ import annotations

import itertools

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(itertools.takewhile(lambda doc: doc > "a", docs))  # E: grounded-laundering, grounded-laundering
