"""Accepted: a test for None chooses between grounded values."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, fetch_maybe


@agent
@grounded_pure
def chosen(i: str) -> Grounded[str]:
    doc = fetch_maybe(i)
    return doc if doc is not None else fetch("default")
