"""Refused: a union with a list of grounded values."""

from __future__ import annotations

from collections.abc import Sequence

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def drop_recorded(docs: list[Grounded[str]] | None) -> None:
    found: Sequence[object] | None = docs  # N: grounded-coercion


@agent
@grounded_pure
def drop_refused(docs: list[Grounded[str]] | None) -> None:
    found: Sequence[object] | None = docs  # E: grounded-laundering
