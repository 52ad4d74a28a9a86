"""Accepted: what operators of sets compare is what the sets were made of, not what they may hold."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

WORDS = ["first", "second"]


def shares(one: list[str], other: list[str]) -> bool:
    return bool(set(one) & set(other))


@grounded_pure
def kept(i: str) -> Grounded[str]:
    doc = fetch(i)
    if "row" in doc and shares([i], WORDS):
        return doc.upper()
    if "key" in doc:
        found = set(WORDS) & frozenset(sorted([i]))
        return doc if found else doc.lower()
    return doc
