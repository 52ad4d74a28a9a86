"""Refused: sorting by a key made of content compares it."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import Quote


@grounded_pure
def answer(quotes: list[Quote]) -> list[Quote]:
    return sorted(quotes, key=lambda quote: quote.text)  # E: grounded-laundering
