"""Refused: a dictionary comprehension in a slot for plain values."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def valued_recorded(docs: list[Grounded[str]]) -> None:
    found: dict[int, str] = {n: doc for n, doc in enumerate(docs)}  # N: grounded-coercion[element] `doc`


@agent
@grounded_pure
def valued_refused(docs: list[Grounded[str]]) -> None:
    found: dict[int, str] = {n: doc for n, doc in enumerate(docs)}  # E: grounded-laundering `doc`
