"""Refused: what a look found, returned as a plain value."""

from __future__ import annotations

from corvid_runtime import each, grounded_pure
from hits import search
from prelude import fetch


@grounded_pure
def chosen(i: str) -> str:
    reply = fetch(i)
    found = "yes" if "x" in reply else "no"
    return found  # E: grounded-laundering


@grounded_pure
def emptied(i: str) -> str:
    r = fetch(i)
    return "yes" if [x for x in [r] if "x" in x] else "no"  # E: grounded-laundering, grounded-laundering


@grounded_pure
def counted(i: str) -> int:
    count = 0
    for h in each(search(i)):
        if h.score > 0.2:
            count += 1
    return count  # E: grounded-laundering
