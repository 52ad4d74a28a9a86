"""Accepted: sort the plain keys of a table."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def answer(table: dict[str, Grounded[str]]) -> list[str]:
    return sorted(table)
