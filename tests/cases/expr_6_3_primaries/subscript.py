"""Accepted: a subscript of a grounded value is grounded."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, fetch_pair, fetch_rows, fetch_table


@agent
@grounded_pure
def first(i: str) -> Grounded[str]:
    rows = fetch_rows(i)
    assert_type(rows[0], Grounded[str])
    assert_type(fetch_pair(i)[1], Grounded[int])
    assert_type(fetch_table(i)["name"], Grounded[str])
    assert_type(fetch(i)[0], Grounded[str])
    return rows[0]
