"""Refused: asdict hands the fields out."""

from __future__ import annotations

import dataclasses

from corvid_runtime import agent, grounded_pure
from prelude import Quote, fetch


@agent
def call_recorded(i: str) -> None:
    quote = Quote(fetch(i))
    found = dataclasses.asdict(quote)  # N: grounded-coercion


@agent
@grounded_pure
def call_refused(i: str) -> None:
    quote = Quote(fetch(i))
    found = dataclasses.asdict(quote)  # E: grounded-laundering
