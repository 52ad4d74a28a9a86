"""Refused: a reduction that counts by the truth of content."""

from __future__ import annotations

import functools

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> int:
    return functools.reduce(lambda count, doc: count + 1 if doc else count, docs, 0)  # E: grounded-laundering
