"""Accepted: read the fields of a record."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch_record


@grounded_pure
def answer(i: str) -> Grounded[str]:
    record = fetch_record(i)
    return record.title + " (" + lift(str)(record.year) + ")"
