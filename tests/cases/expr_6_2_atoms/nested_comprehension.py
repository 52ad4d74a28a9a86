"""Refused: an inner comprehension over a grounded list iterates it."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def words_recorded(docs: list[Grounded[str]]) -> None:
    found = [word for doc in docs for word in doc.split()]  # N: grounded-coercion[iteration] `doc.split()`


@agent
@grounded_pure
def words_refused(docs: list[Grounded[str]]) -> list[str]:
    return [word for doc in docs for word in doc.split()]  # E: grounded-laundering `doc.split()`
