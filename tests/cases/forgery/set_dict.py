"""Refused: the parts of a grounded value are not written from outside."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    doc = fetch(i)
    setattr(doc, "value", "made up")  # E: grounded-laundering
    return doc
