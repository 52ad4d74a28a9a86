"""Accepted: an audited callback of an audited function."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, lift


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> Grounded[list[str]]:
    return lift(sorted)(docs, key=len)
