"""Accepted: an optional attribute of a grounded record may be None."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_record


@agent
@grounded_pure
def note(i: str) -> Grounded[str] | None:
    record = fetch_record(i)
    return record.note
