"""Refused: a statement that mypy does not check."""

from __future__ import annotations

from typing import TYPE_CHECKING

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    doc = fetch(i)
    if not TYPE_CHECKING:
        print(doc)  # E: grounded-laundering
    return doc
