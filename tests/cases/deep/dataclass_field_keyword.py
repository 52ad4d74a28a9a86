"""Refused: a field of a data class, by keyword."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import Record, fetch_int


@agent
def made_recorded(i: str) -> None:
    record = Record(title="a", year=fetch_int(i))  # N: grounded-coercion[field] `fetch_int(i)`


@agent
@grounded_pure
def made_refused(i: str) -> None:
    record = Record(title="a", year=fetch_int(i))  # E: grounded-laundering `fetch_int(i)`
