"""Accepted: walk the plain keys of a table."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@grounded_pure
def answer(table: dict[str, Grounded[str]]) -> Grounded[str]:
    for key in sorted(table.keys()):
        return table[key]
    return fetch("none")
