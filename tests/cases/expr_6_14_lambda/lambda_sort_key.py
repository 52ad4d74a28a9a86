"""Refused: a sort key made of content decides over the order of plain parts."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def ordered_recorded(docs: list[Grounded[str]]) -> None:
    found = sorted(docs, key=lambda doc: doc.upper())  # N: grounded-coercion[condition] `docs`


@agent
@grounded_pure
def ordered_refused(docs: list[Grounded[str]]) -> None:
    found = sorted(docs, key=lambda doc: doc.upper())


@agent
@grounded_pure
def told(pairs: list[tuple[str, Grounded[str]]]) -> list[str]:
    return [name for name, _ in sorted(pairs, key=lambda pair: pair[1].upper())]  # E: grounded-laundering
