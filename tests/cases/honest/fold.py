"""Accepted: fold with a prompt."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import combine


@grounded_pure
def answer(docs: list[Grounded[str]]) -> Grounded[str]:
    first, *rest = docs
    for doc in reversed(rest):
        first = combine(first, doc)
    return first
