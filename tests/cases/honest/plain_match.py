"""Accepted: branch on plain values by a match."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@grounded_pure
def answer(i: str) -> Grounded[str]:
    doc = fetch(i)
    match len(i):
        case 0:
            return doc
        case n if n > 3:
            return doc + "long"
        case _:
            return doc[:10]
