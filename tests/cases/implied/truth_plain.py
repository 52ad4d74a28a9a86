"""Accepted: an object without a truth of its own is tested freely."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import Quote, fetch


@grounded_pure
def answer(i: str, quote: Quote | None) -> list[Grounded[str]]:
    match len(i):
        case n if quote and n > 3:
            return [quote.text for _ in range(n) if quote]
        case _:
            return [fetch(i)]
