"""Refused: a list of grounded values returned as a sequence of objects."""

from __future__ import annotations

from collections.abc import Sequence

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def answer_recorded(docs: list[Grounded[str]]) -> Sequence[object]:
    return docs  # N: grounded-coercion[return] `docs`


@agent
@grounded_pure
def answer_refused(docs: list[Grounded[str]]) -> Sequence[object]:
    return docs  # E: grounded-laundering `docs`
