"""Accepted: a test for None is free."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_maybe


@agent
@grounded_pure
def found(i: str) -> bool:
    doc = fetch_maybe(i)
    return doc is not None
