"""Refused: the condition of a comprehension tests a grounded value."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def filtered_recorded(docs: list[Grounded[str]]) -> None:
    found = [doc for doc in docs if doc.isupper()]  # N: grounded-coercion[condition] `doc.isupper()`


@agent
@grounded_pure
def filtered_refused(docs: list[Grounded[str]]) -> None:
    found = [doc for doc in docs if doc.isupper()]  # E: grounded-laundering `doc.isupper()`
