"""Refused: a field of an attrs class."""

from __future__ import annotations

import attrs

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@attrs.define
class Card:
    text: str


@agent
def made_recorded(i: str) -> None:
    card = Card(text=fetch(i))  # N: grounded-coercion[field] `fetch(i)`


@agent
@grounded_pure
def made_refused(i: str) -> None:
    card = Card(text=fetch(i))  # E: grounded-laundering `fetch(i)`
