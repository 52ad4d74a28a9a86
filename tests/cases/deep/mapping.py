"""Refused: a mapping to objects."""

from __future__ import annotations

from collections.abc import Mapping

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def drop_recorded(table: dict[str, Grounded[str]]) -> None:
    found: Mapping[str, object] = table  # N: grounded-coercion[annotated assignment] `table`


@agent
@grounded_pure
def drop_refused(table: dict[str, Grounded[str]]) -> None:
    found: Mapping[str, object] = table  # E: grounded-laundering `table`
