"""Accepted: a test for None in a comprehension is free."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def present(docs: list[Grounded[str] | None]) -> list[Grounded[str]]:
    return [doc for doc in docs if doc is not None]
