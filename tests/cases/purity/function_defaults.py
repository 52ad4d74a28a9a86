"""Refused: the defaults of a function hold what they were given."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@grounded_pure
def answer(i: str) -> str:
    doc = fetch(i)

    def inner(text: Grounded[str] = doc) -> Grounded[str]:
        return text

    return str(inner.__defaults__)  # E: grounded-laundering
