"""Refused: a list of grounded values meets a list of plain ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def launder_recorded(docs: list[Grounded[str]]) -> list[str]:
    return docs  # N: grounded-coercion[return] `docs`


@agent
@grounded_pure
def launder_refused(docs: list[Grounded[str]]) -> list[str]:
    return docs  # E: grounded-laundering `docs`


@agent
def launder_deeper_recorded(table: dict[str, list[Grounded[str]]]) -> None:
    found: Mapping[str, Sequence[object]] = table  # N: grounded-coercion[annotated assignment] `table`


@agent
@grounded_pure
def launder_deeper_refused(table: dict[str, list[Grounded[str]]]) -> None:
    found: Mapping[str, Sequence[object]] = table  # E: grounded-laundering `table`
