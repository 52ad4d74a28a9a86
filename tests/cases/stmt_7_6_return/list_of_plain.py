"""Refused: a list of grounded values returned as one of plain values."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def answer_recorded(docs: list[Grounded[str]]) -> list[str]:
    return docs  # N: grounded-coercion[return] `docs`


@agent
@grounded_pure
def answer_refused(docs: list[Grounded[str]]) -> list[str]:
    return docs  # E: grounded-laundering `docs`
