"""Accepted: a grounded parameter counts."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(doc: Grounded[str]) -> Grounded[str]:
    return doc
