"""Accepted: zip keeps what it pairs."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def looped(docs: list[Grounded[str]], names: list[str]) -> dict[str, Grounded[str]]:
    found = {}
    for name, doc in zip(names, docs):
        found[name] = doc
    return found
