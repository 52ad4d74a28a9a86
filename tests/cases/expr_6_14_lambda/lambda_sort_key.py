"""Refused: a sort key made of content decides over the order."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def ordered_recorded(docs: list[Grounded[str]]) -> None:
    found = sorted(docs, key=lambda doc: doc.upper())  # N: grounded-coercion[condition] `docs`


@agent
@grounded_pure
def ordered_refused(docs: list[Grounded[str]]) -> None:
    found = sorted(docs, key=lambda doc: doc.upper())  # E: grounded-laundering `docs`
