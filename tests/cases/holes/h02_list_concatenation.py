"""Refused: a list of grounded values is added to a list of plain ones."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def launder_recorded(docs: list[Grounded[str]]) -> None:
    found: list[object] = docs + ["plain"]  # N: grounded-coercion


@agent
@grounded_pure
def launder_refused(docs: list[Grounded[str]]) -> None:
    found: list[object] = docs + ["plain"]  # E: grounded-laundering


@agent
def launder_in_place_recorded(docs: list[Grounded[str]]) -> list[str]:
    found = ["plain"]
    found += docs  # N: grounded-coercion
    return found


@agent
@grounded_pure
def launder_in_place_refused(docs: list[Grounded[str]]) -> list[str]:
    found = ["plain"]
    found += docs  # E: grounded-laundering
    return found
