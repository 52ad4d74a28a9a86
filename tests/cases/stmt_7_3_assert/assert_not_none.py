"""Accepted: an assertion against None is free."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_maybe


@agent
@grounded_pure
def asserted(i: str) -> Grounded[str]:
    doc = fetch_maybe(i)
    assert doc is not None, "nothing found"
    return doc
