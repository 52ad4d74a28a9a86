"""Refused: str() of a record shows its grounded field."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import Quote, fetch


@agent
def lost_recorded(i: str) -> str:
    quote = Quote(fetch(i))
    return str(quote)  # N: grounded-coercion


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    quote = Quote(fetch(i))
    return str(quote)  # E: grounded-laundering
