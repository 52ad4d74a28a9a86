"""Refused: sorting in place orders plain parts by content."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def call_recorded(docs: list[Grounded[str]]) -> None:
    docs.sort()  # N: grounded-coercion[condition]


@agent
@grounded_pure
def call_refused(docs: list[Grounded[str]]) -> None:
    docs.sort()


@agent
@grounded_pure
def told(pairs: list[tuple[Grounded[str], int]]) -> None:
    pairs.sort()  # E: grounded-laundering
