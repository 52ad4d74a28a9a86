"""Refused: a tuple of any length."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def drop_recorded(pair: tuple[Grounded[str], Grounded[str]]) -> None:
    found: tuple[object, ...] = pair  # N: grounded-coercion[annotated assignment] `pair`


@agent
@grounded_pure
def drop_refused(pair: tuple[Grounded[str], Grounded[str]]) -> None:
    found: tuple[object, ...] = pair  # E: grounded-laundering `pair`
