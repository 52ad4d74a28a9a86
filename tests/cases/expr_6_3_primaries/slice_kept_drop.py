"""Refused: a slice of a list of grounded values in a plain slot."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def some_recorded(docs: list[Grounded[str]]) -> None:
    found: list[str] = docs[1:]  # N: grounded-coercion[annotated assignment] `docs[1:]`


@agent
@grounded_pure
def some_refused(docs: list[Grounded[str]]) -> None:
    found: list[str] = docs[1:]  # E: grounded-laundering `docs[1:]`
