"""Refused: a class pattern looks inside."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import Record, fetch_record


@agent
def lost_recorded(i: str) -> str:
    record = fetch_record(i)
    match record:  # N: grounded-coercion[subject] `record`
        case Record(title=title):
            return "record"
        case _:
            return "other"


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    record = fetch_record(i)
    match record:
        case Record(title=title):
            return "record"  # E: grounded-laundering `"record"`
        case _:
            return "other"  # E: grounded-laundering `"other"`
