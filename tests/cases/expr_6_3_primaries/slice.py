"""Accepted: slices of grounded values and of lists of them."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, fetch_rows


@agent
@grounded_pure
def some(i: str, docs: list[Grounded[str]]) -> Grounded[str]:
    assert_type(docs[1:], list[Grounded[str]])
    assert_type(fetch_rows(i)[:1], Grounded[list[str]])
    return fetch(i)[1:3]
