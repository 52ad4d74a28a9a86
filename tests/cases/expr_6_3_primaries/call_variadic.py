"""Refused: a grounded value among variadic arguments."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@grounded_pure
def longest(*texts: str) -> int:
    return len(texts)


@agent
def lost_recorded(i: str) -> int:
    doc = fetch(i)
    return longest("a", doc)  # N: grounded-coercion[argument] `doc`


@agent
@grounded_pure
def lost_refused(i: str) -> int:
    doc = fetch(i)
    return longest("a", doc)  # E: grounded-laundering `doc`
