"""Refused: equality with None asks the content."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_maybe


@agent
def found_recorded(i: str) -> bool:
    doc = fetch_maybe(i)
    return doc == None  # N: grounded-coercion


@agent
@grounded_pure
def found_refused(i: str) -> bool:
    doc = fetch_maybe(i)
    return doc == None  # E: grounded-laundering
