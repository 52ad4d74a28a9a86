"""Refused: sorting in place compares content."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def call_recorded(docs: list[Grounded[str]]) -> None:
    docs.sort()  # N: grounded-coercion[condition]


@agent
@grounded_pure
def call_refused(docs: list[Grounded[str]]) -> None:
    docs.sort()  # E: grounded-laundering
