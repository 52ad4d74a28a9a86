"""Refused: sorting orders plain parts by content."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def call_recorded(docs: list[Grounded[str]]) -> None:
    found = sorted(docs)  # N: grounded-coercion[condition]


@agent
@grounded_pure
def call_refused(docs: list[Grounded[str]]) -> None:
    found = sorted(docs)


@agent
@grounded_pure
def told(pairs: list[tuple[Grounded[str], int]]) -> list[int]:
    return [n for _, n in sorted(pairs)]  # E: grounded-laundering
