"""Refused: tuples are compared by position."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def drop_recorded(pair: tuple[int, Grounded[str]]) -> None:
    found: tuple[int, object] = pair  # N: grounded-coercion[annotated assignment] `pair`


@agent
@grounded_pure
def drop_refused(pair: tuple[int, Grounded[str]]) -> None:
    found: tuple[int, object] = pair  # E: grounded-laundering `pair`
