"""Accepted: an attribute of a grounded record is grounded."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_record


@agent
@grounded_pure
def title(i: str) -> Grounded[str]:
    record = fetch_record(i)
    assert_type(record.title, Grounded[str])
    assert_type(record.year, Grounded[int])
    return record.title
