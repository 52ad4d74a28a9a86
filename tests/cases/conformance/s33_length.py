"""Refused: the length of a grounded text, returned."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def looked(i: str) -> Grounded[str]:
    doc = fetch(i)
    n = len(doc)
    if n > 10:
        return doc
    return doc.strip()


@agent
@grounded_pure
def told(i: str) -> int:
    n = len(fetch(i))
    return n  # E: grounded-laundering
