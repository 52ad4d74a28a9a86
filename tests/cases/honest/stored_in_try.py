"""Accepted: putting a grounded value into a list cannot fail because of what it holds."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def collected(table: dict[str, Grounded[str]], keys: list[str]) -> list[Grounded[str]]:
    found: list[Grounded[str]] = []
    for key in keys:
        try:
            found.append(table[key])
        except KeyError:
            found.append(fetch(key))
    return found
