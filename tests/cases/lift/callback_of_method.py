"""Refused: a method of grounded content hands it bare to a callback that nobody vouches for."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch_rows

KEPT: list[str] = []


@grounded_pure
def with_lambda(i: str) -> list[str]:
    rows = fetch_rows(i)
    rows.sort(key=lambda s: len(KEPT.__iadd__([s])))  # E: grounded-laundering
    return KEPT


@grounded_pure
def with_nested(i: str) -> list[str]:
    def note(s: str) -> int:
        KEPT.append(s)
        return 0

    fetch_rows(i).sort(key=note)  # E: grounded-laundering
    return KEPT
