"""Accepted: a field declared grounded is read as it is declared."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import Quote, fetch


@agent
@grounded_pure
def text(i: str) -> Grounded[str]:
    quote = Quote(fetch(i), rank=2)
    assert_type(quote.text, Grounded[str])
    assert_type(quote.rank, int)
    return quote.text
