"""Accepted: unpacked grounded arguments in grounded parameters."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@grounded_pure
def glued(*parts: Grounded[str]) -> Grounded[str]:
    return parts[0] + parts[-1]


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> Grounded[str]:
    return glued(*docs)
