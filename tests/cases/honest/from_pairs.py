"""Accepted: build a dictionary from pairs."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def answer(pairs: list[tuple[str, Grounded[str]]]) -> dict[str, Grounded[str]]:
    return dict(pairs)
