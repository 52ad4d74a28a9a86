"""Refused: sorting by the length of content compares it."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def answer(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return sorted(docs, key=len)  # E: grounded-laundering
