"""Accepted: look up by plain keys."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def answer(table: dict[str, Grounded[str]], keys: list[str]) -> list[Grounded[str]]:
    return [table[k] for k in keys if k in table]
