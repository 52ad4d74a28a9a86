"""Accepted: a delegated stream of grounded values."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answers(docs: list[Grounded[str]]) -> Iterator[Grounded[str]]:
    yield from docs
