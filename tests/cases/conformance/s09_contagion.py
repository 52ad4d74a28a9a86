"""Accepted: operators keep the grounding."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, fetch_int


@agent
@grounded_pure
def answer(i: str) -> Grounded[bool]:
    g, doc = fetch_int(i), fetch(i)
    assert_type(g + 1, Grounded[int])
    assert_type(1 + g, Grounded[int])
    assert_type(g + g, Grounded[int])
    assert_type(doc + "!", Grounded[str])
    assert_type("!" + doc, Grounded[str])
    assert_type(-g, Grounded[int])
    assert_type(g > 100, Grounded[bool])
    return g > 100
