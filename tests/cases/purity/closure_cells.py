"""Refused: the cells of a closure hold what it closes over."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@grounded_pure
def answer(i: str) -> str:
    doc = fetch(i)

    def inner() -> Grounded[str]:
        return doc

    return str(inner.__closure__)  # E: grounded-laundering
