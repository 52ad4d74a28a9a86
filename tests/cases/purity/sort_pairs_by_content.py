"""Refused: without a key the pairs themselves are compared."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def answer(pairs: list[tuple[int, Grounded[str]]]) -> list[tuple[int, Grounded[str]]]:
    return sorted(pairs)  # E: grounded-laundering
