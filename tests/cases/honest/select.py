"""Accepted: select records by what is plain in them."""

from __future__ import annotations

import itertools

from corvid_runtime import Grounded, grounded_pure
from prelude import Quote, fetch


@grounded_pure
def answer(names: list[str]) -> list[Grounded[str]]:
    quotes = [Quote(fetch(name), rank=len(name)) for name in names]
    first = list(filter(lambda quote: quote.rank > 1, quotes))
    first += itertools.filterfalse(lambda quote: quote.rank > 1, quotes)
    first += itertools.takewhile(lambda quote: quote.rank < 9, quotes)
    return [quote.text for quote in first]
