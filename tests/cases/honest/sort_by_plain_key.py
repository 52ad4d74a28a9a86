"""Accepted: sorting in place by a plain key compares no content."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import Quote


@grounded_pure
def answer(quotes: list[Quote]) -> list[Quote]:
    quotes.sort(key=lambda quote: quote.rank, reverse=True)
    return quotes
