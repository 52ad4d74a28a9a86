"""Accepted: a named tuple with another field."""

from __future__ import annotations

from typing import NamedTuple

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


class Item(NamedTuple):
    text: Grounded[str]
    rank: int


@agent
@grounded_pure
def made(i: str) -> Item:
    return Item(fetch(i), 1)._replace(text=fetch("b"))
