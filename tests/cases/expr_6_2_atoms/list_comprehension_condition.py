"""Refused: how many items a condition on content lets through."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def filtered_recorded(docs: list[Grounded[str]]) -> None:
    found = [doc for doc in docs if doc.isupper()]  # N: grounded-coercion[condition] `doc.isupper()`


@agent
@grounded_pure
def filtered_refused(docs: list[Grounded[str]]) -> None:
    found = [doc for doc in docs if doc.isupper()]


@agent
@grounded_pure
def told(docs: list[Grounded[str]]) -> int:
    return len([doc for doc in docs if doc.isupper()])  # E: grounded-laundering
