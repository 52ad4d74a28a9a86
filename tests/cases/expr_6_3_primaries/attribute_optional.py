"""Refused: an attribute of content that may be None tells whether it is."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_record


@agent
def note_recorded(i: str) -> Grounded[str] | None:
    record = fetch_record(i)
    return record.note  # N: grounded-coercion[optional] `record.note`


@agent
@grounded_pure
def note_refused(i: str) -> Grounded[str] | None:
    record = fetch_record(i)
    return record.note


@agent
@grounded_pure
def told(i: str) -> bool:
    return fetch_record(i).note is None  # E: grounded-laundering
