"""Accepted: a lifted function takes containers of grounded values."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, lift


@lift
def longest(texts: list[str]) -> str:
    return max(texts, key=len)


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> Grounded[str]:
    return longest(docs)
