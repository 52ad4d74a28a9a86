"""Refused: map with a lambda that answers plain text."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def mapped_recorded(docs: list[Grounded[str]]) -> None:
    found: list[str] = list(map(lambda doc: doc + "!", docs))  # N: grounded-coercion


@agent
@grounded_pure
def mapped_refused(docs: list[Grounded[str]]) -> None:
    found: list[str] = list(map(lambda doc: doc + "!", docs))  # E: grounded-laundering
