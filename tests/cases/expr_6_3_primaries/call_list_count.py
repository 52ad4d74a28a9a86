"""Refused: list.count compares content."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def lost_recorded(docs: list[Grounded[str]], doc: Grounded[str]) -> int:
    return docs.count(doc)  # N: grounded-coercion


@agent
@grounded_pure
def lost_refused(docs: list[Grounded[str]], doc: Grounded[str]) -> int:
    return docs.count(doc)  # E: grounded-laundering
