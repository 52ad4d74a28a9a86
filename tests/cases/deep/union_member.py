"""Refused: a grounded member of a union where objects are expected."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def drop_recorded(value: Grounded[str] | int) -> None:
    found: object = value  # N: grounded-coercion[annotated assignment] `value`


@agent
@grounded_pure
def drop_refused(value: Grounded[str] | int) -> None:
    found: object = value  # E: grounded-laundering `value`
