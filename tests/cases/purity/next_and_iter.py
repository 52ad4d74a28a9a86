"""Accepted: next and iter over a plain list of grounded values."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> Grounded[str]:
    walker = iter(reversed(docs))
    return next(walker)
