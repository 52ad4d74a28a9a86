"""Refused: a field of a data class takes plain values."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import Record, fetch


@agent
def made_recorded(i: str) -> None:
    record = Record(fetch(i))  # N: grounded-coercion[field] `fetch(i)`


@agent
@grounded_pure
def made_refused(i: str) -> None:
    record = Record(fetch(i))  # E: grounded-laundering `fetch(i)`
