"""Accepted: loops over what is grounded as a whole, whose plain items are only looked at."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


def words(text: Grounded[str]) -> set[str]:
    return {word.strip(".,") for word in text.lower().split()}


def long_words(text: Grounded[str]) -> int:
    count = 0
    for word in text.split():
        if len(word) > 6:
            count += 1
    return count


@grounded_pure
def alike(a: str, b: str) -> Grounded[str] | None:
    """Helpers compute, and only the answer of a test is used."""
    first, second = fetch(a), fetch(b)
    return first if words(first) & words(second) else None


@grounded_pure
def readable(i: str) -> Grounded[str] | InsufficientEvidence:
    """A loop of its own that refuses."""
    text = fetch(i)
    for word in text.split():
        if len(word) > 40:
            return InsufficientEvidence(reason="a word is too long")
    return text if long_words(text) < 9 else InsufficientEvidence(reason="too hard")


@grounded_pure
def asked(i: str) -> Grounded[str] | None:
    text = fetch(i)
    if any(word in ("not", "never") for word in text.split()):
        return None
    return text
