"""Accepted: what is sent into a generator keeps its grounding."""

from __future__ import annotations

from collections.abc import Generator

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answers(i: str) -> Generator[int, Grounded[str], Grounded[str]]:
    doc = yield 1
    return doc
