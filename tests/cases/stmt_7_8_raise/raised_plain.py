"""Accepted: an exception with a plain message."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_maybe


@agent
@grounded_pure
def failed(i: str) -> Grounded[str]:
    doc = fetch_maybe(i)
    if doc is None:
        raise LookupError(f"nothing about {i}")
    return doc
