"""Refused: a record with a grounded field is rendered with its field."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import Quote, fetch


@agent
def lost_recorded(i: str) -> str:
    quote = Quote(fetch(i))
    return f"{quote}"  # N: grounded-coercion[interpolation] `quote`


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    quote = Quote(fetch(i))
    return f"{quote}"  # E: grounded-laundering `quote`
