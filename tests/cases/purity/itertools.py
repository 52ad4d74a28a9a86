"""Accepted: itertools hands its items through."""

from __future__ import annotations

import itertools

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(docs: list[Grounded[str]], more: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(itertools.islice(itertools.chain(docs, more), 2))
