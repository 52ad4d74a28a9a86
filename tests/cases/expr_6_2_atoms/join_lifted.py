"""Accepted: a lifted join keeps the grounding."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, lift


@agent
@grounded_pure
def joined(docs: list[Grounded[str]]) -> Grounded[str]:
    return lift("\n".join)(docs)
