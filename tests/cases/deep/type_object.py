"""Refused: a list of the wrapper seen as a sequence of hashables."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def drop_recorded(docs: list[Grounded[str]]) -> None:
    found: Sequence[Hashable] = docs  # N: grounded-coercion[annotated assignment] `docs`


@agent
@grounded_pure
def drop_refused(docs: list[Grounded[str]]) -> None:
    found: Sequence[Hashable] = docs  # E: grounded-laundering `docs`
