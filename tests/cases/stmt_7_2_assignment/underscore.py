"""Accepted: ``_`` throws a value away."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def ranks(pairs: list[tuple[Grounded[str], int]]) -> list[int]:
    found = []
    for _, rank in pairs:
        found.append(rank)
    _, last = pairs[-1]
    return [*found, last]
