"""Accepted: a starred list of grounded values keeps them."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def starred(docs: list[Grounded[str]], more: list[Grounded[str]]) -> list[Grounded[str]]:
    return [*docs, *more]
