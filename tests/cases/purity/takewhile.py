"""Refused: takewhile selects by the truth of content, and its length is returned."""

from __future__ import annotations

import itertools

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(itertools.takewhile(lambda doc: doc > "a", docs))


@agent
@grounded_pure
def told(docs: list[Grounded[str]]) -> int:
    return len(list(itertools.takewhile(lambda doc: doc > "a", docs)))  # E: grounded-laundering
