"""Refused: a field of a typed dictionary."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import Row, fetch


@agent
def made_recorded(i: str) -> None:
    row = Row(name=fetch(i), size=1)  # N: grounded-coercion[field] `fetch(i)`


@agent
@grounded_pure
def made_refused(i: str) -> None:
    row = Row(name=fetch(i), size=1)  # E: grounded-laundering `fetch(i)`
