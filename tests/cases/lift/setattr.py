"""Refused: setattr writes into a plain object."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, lift
from prelude import Quote, fetch, fetch_int


@agent
@grounded_pure
def answer(i: str) -> int:
    quote = Quote(fetch(i))
    lift(setattr)(quote, "rank", fetch_int(i))  # E: grounded-laundering
    return quote.rank
