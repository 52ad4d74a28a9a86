"""Accepted: a lifted method of retrieved content."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_record


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    record = fetch_record(i)
    assert_type(record.slug(), Grounded[str])
    return record.slug()
