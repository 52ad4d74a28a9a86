"""Accepted: one conversion in a ``try`` is one note."""

from __future__ import annotations

from corvid_runtime import agent
from prelude import fetch


@agent
def parsed(i: str) -> int:
    doc = fetch(i)
    try:
        return int(doc)  # N: grounded-coercion[argument] `doc`
    except ValueError:
        return 0
