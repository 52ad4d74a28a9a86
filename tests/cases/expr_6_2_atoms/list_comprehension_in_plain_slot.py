"""Refused: a comprehension in a slot for plain items."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def gathered_recorded(docs: list[Grounded[str]]) -> None:
    found: list[str] = [doc for doc in docs]  # N: grounded-coercion[element] `doc`


@agent
@grounded_pure
def gathered_refused(docs: list[Grounded[str]]) -> None:
    found: list[str] = [doc for doc in docs]  # E: grounded-laundering `doc`
