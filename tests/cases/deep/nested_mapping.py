"""Refused: a mapping to lists of plain values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def drop_recorded(table: dict[str, list[Grounded[str]]]) -> None:
    found: Mapping[str, Sequence[object]] = table  # N: grounded-coercion[annotated assignment] `table`


@agent
@grounded_pure
def drop_refused(table: dict[str, list[Grounded[str]]]) -> None:
    found: Mapping[str, Sequence[object]] = table  # E: grounded-laundering `table`
