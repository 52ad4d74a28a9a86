"""Refused: a mapping is read as one where a library function takes both, whatever mypy chose."""

from __future__ import annotations

from collections import Counter

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def updated(table: dict[str, Grounded[str]]) -> Counter[str]:
    counts = Counter[str]()
    counts.update(table)  # E: grounded-laundering
    return counts


@grounded_pure
def listed(table: dict[str, Grounded[str]]) -> list[str]:
    return list(table)


@grounded_pure
def of_keys(table: dict[str, Grounded[str]]) -> Counter[str]:
    return Counter(list(table))
