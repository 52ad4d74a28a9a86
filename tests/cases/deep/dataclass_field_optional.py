"""Refused: an optional field of a data class."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import Record, fetch


@agent
def made_recorded(i: str) -> None:
    record = Record("a", note=fetch(i))  # N: grounded-coercion[field|optional] `fetch(i)`


@agent
@grounded_pure
def made_refused(i: str) -> None:
    record = Record("a", note=fetch(i))  # E: grounded-laundering `fetch(i)`
