"""Accepted: each() over a grounded list."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, each, grounded_pure
from prelude import fetch_rows


@agent
@grounded_pure
def looped(i: str) -> list[Grounded[str]]:
    found = []
    for row in each(fetch_rows(i)):
        assert_type(row, Grounded[str])
        found.append(row)
    return found
