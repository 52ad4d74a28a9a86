"""Refused: a field of a grounded record decides."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_record


@agent
def lost_recorded(i: str) -> str:
    record = fetch_record(i)
    if record.year == 2020:  # N: grounded-coercion[condition] `record.year == 2020`
        return "new"
    return "old"


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    record = fetch_record(i)
    if record.year == 2020:
        return "new"  # E: grounded-laundering `"new"`
    return "old"  # E: grounded-laundering `"old"`
