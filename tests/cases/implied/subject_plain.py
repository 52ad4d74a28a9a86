"""Accepted: match on records and plain values."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import Quote, fetch


@grounded_pure
def answer(i: str, quote: Quote) -> Grounded[str]:
    match (i, quote):
        case ("a", Quote(rank=1)):
            return quote.text
        case (_, Quote(text=text)) if i:
            return text
        case _:
            return fetch(i)
