"""Refused: str.join makes one plain text of grounded ones."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def lost_recorded(docs: list[Grounded[str]]) -> str:
    return ", ".join(docs)  # N: grounded-coercion[argument] `docs`


@agent
@grounded_pure
def lost_refused(docs: list[Grounded[str]]) -> str:
    return ", ".join(docs)  # E: grounded-laundering `docs`
