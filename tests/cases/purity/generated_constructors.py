"""Accepted: generated constructors keep grounded fields."""

from __future__ import annotations

from typing import NamedTuple, TypedDict

import attrs

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import Quote, fetch


class Item(NamedTuple):
    text: Grounded[str]
    rank: int


class Entry(TypedDict):
    text: Grounded[str]


@attrs.define
class Card:
    text: Grounded[str]


@agent
@grounded_pure
def made(i: str) -> Grounded[str]:
    item = Item(fetch(i), 1)
    entry = Entry(text=fetch(i))
    other: Entry = {"text": item.text}
    card = Card(text=entry["text"])
    return card.text + other["text"] + Quote(text=item.text).text
