"""Refused: the attribute of a grounded record does not fit a plain slot."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_record


@agent
def title_recorded(i: str) -> str:
    record = fetch_record(i)
    return record.title  # N: grounded-coercion[return] `record.title`


@agent
@grounded_pure
def title_refused(i: str) -> str:
    record = fetch_record(i)
    return record.title  # E: grounded-laundering `record.title`
