"""Refused: a record inside a record carries."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import agent, grounded_pure
from prelude import Quote, fetch


@dataclass
class Page:
    quote: Quote


@agent
def lost_recorded(i: str) -> str:
    page = Page(Quote(fetch(i)))
    return str(page)  # N: grounded-coercion


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    page = Page(Quote(fetch(i)))
    return str(page)  # E: grounded-laundering
