"""Accepted: order a table by its plain keys."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def answer(table: dict[str, Grounded[str]]) -> list[Grounded[str]]:
    return [value for key, value in sorted(table.items(), key=lambda pair: pair[0])]
