"""Accepted: a plain condition selects grounded values by position."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def filtered(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return [doc for index, doc in enumerate(docs) if index > 0]
