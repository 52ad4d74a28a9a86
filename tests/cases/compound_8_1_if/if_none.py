"""Accepted: tests for None are free."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, fetch_maybe


@agent
@grounded_pure
def branch(i: str) -> Grounded[str]:
    doc = fetch_maybe(i)
    if doc is None:
        return fetch("default")
    return doc
