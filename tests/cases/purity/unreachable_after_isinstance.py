"""Refused: code that mypy believes impossible."""

from __future__ import annotations

from corvid_runtime import Grounded, GroundedValue, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    doc = fetch(i)
    if not isinstance(doc, GroundedValue):
        print(i)  # E: grounded-laundering
    return doc
