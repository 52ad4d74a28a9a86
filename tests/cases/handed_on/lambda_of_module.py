"""Refused: a lambda outside the body does what no proof may."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

leak = lambda doc: doc.unwrap_discarding_sources()  # E: grounded-laundering


@grounded_pure
def answer(i: str, docs: list[Grounded[str]]) -> str:
    text: str = leak(fetch(i))  # E: grounded-laundering
    return text
