"""Refused: a set comprehension tells how many grounded values are equal."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def unique_recorded(docs: list[Grounded[str]]) -> None:
    found = {doc for doc in docs}  # N: grounded-coercion[element] `doc`


@agent
@grounded_pure
def unique_refused(docs: list[Grounded[str]]) -> None:
    found = {doc for doc in docs}


@agent
@grounded_pure
def told(docs: list[Grounded[str]]) -> int:
    return len({doc for doc in docs})  # E: grounded-laundering
