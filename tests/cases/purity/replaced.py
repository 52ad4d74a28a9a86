"""Accepted: a replaced field of a record keeps the grounding."""

from __future__ import annotations

import dataclasses

from corvid_runtime import agent, grounded_pure
from prelude import Quote, fetch


@agent
@grounded_pure
def answer(i: str) -> Quote:
    quote = Quote(fetch(i))
    return dataclasses.replace(quote, text=fetch("b"))
