"""Refused: list.remove compares content."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def call_recorded(docs: list[Grounded[str]], doc: Grounded[str]) -> None:
    docs.remove(doc)  # N: grounded-coercion


@agent
@grounded_pure
def call_refused(docs: list[Grounded[str]], doc: Grounded[str]) -> None:
    docs.remove(doc)  # E: grounded-laundering
