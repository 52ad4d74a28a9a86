"""Accepted: a chain of comparisons tests, over plain values and over content."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def tested(doc: Grounded[str], least: int) -> Grounded[str] | None:
    if 0 < least < len(doc) < 500:
        return doc
    return None


@grounded_pure
def plain(size: int, limit: int) -> bool:
    return 0 < size <= limit < (most := 100) <= most * 2


@grounded_pure
def none_of_them(first: str | None, second: str | None) -> bool:
    return first is None is second


@grounded_pure
def plain_after_plain(doc: Grounded[str], size: int) -> tuple[Grounded[str], int]:
    x = 0
    if 0 < size < (x := 5) <= 5:
        return doc, x
    return doc, 0
