"""Accepted: dictionaries whose keys are grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, texts


@grounded_pure
def best_of_each(i: str) -> list[Grounded[str]]:
    best: dict[Grounded[str], Grounded[str]] = {}
    for text in texts(i):
        current = best.get(text[:1])
        if current is None or len(current) < len(text):
            best[text[:1]] = text
    return list(best.values())


@grounded_pure
def by_text(i: str) -> dict[Grounded[str], Grounded[str]]:
    found: dict[Grounded[str], Grounded[str]] = {}
    found[fetch(i)] = fetch(i)
    return found
