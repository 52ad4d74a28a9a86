"""Accepted: the greatest by a plain key compares no content."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def answer(pairs: list[tuple[int, Grounded[str]]]) -> Grounded[str]:
    return max(pairs, key=lambda pair: pair[0])[1]
