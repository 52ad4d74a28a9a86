"""Accepted: callers test what a helper answers beside something grounded, and sort by it."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


def measured(doc: Grounded[str]) -> tuple[Grounded[str], int]:
    return doc, len(doc)


def longest_first(doc: Grounded[str]) -> tuple[int, Grounded[str]]:
    return -len(doc), doc


def problems(doc: Grounded[str]) -> list[str]:
    found: list[str] = []
    if not doc.strip():
        found.append("it is empty")
    if len(doc) > 1000:
        found.append("it is long")
    return found


class Desk:
    @grounded_pure
    def ordered(self, keys: list[str]) -> list[Grounded[str]]:
        return sorted([fetch(key) for key in keys], key=longest_first)


@grounded_pure
def long_enough(key: str) -> Grounded[str] | InsufficientEvidence:
    doc, length = measured(fetch(key))
    if length < 1 or problems(doc):
        return InsufficientEvidence(reason="there is nothing to answer from")
    return doc


@grounded_pure
def ordered(keys: list[str]) -> list[Grounded[str]]:
    return Desk().ordered(keys)
