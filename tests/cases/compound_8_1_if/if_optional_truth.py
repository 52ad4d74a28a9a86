"""Refused: the truth of a value that may be None asks the content too."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_maybe


@agent
def lost_recorded(i: str) -> str:
    doc = fetch_maybe(i)
    if doc:  # N: grounded-coercion[condition] `doc`
        return "found"
    return "missing"


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch_maybe(i)
    if doc:
        return "found"  # E: grounded-laundering `"found"`
    return "missing"  # E: grounded-laundering `"missing"`
