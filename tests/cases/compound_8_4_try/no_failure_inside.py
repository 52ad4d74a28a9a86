"""Accepted: nested functions that only retrieve, and containers and records that only hold."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import Quote, fetch


@grounded_pure
def answer(i: str, quotes: list[Quote]) -> Grounded[str]:
    def attempt(name: str) -> Grounded[str]:
        return fetch(name)

    try:
        first, second = quotes
        return [attempt(i), first.text, quotes[2].text, second.text][len(quotes)]
    except (ValueError, LookupError):
        return fetch("another")
