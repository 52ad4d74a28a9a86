"""Refused: a named tuple of grounded values as a tuple of objects."""

from __future__ import annotations

from typing import NamedTuple

from corvid_runtime import Grounded, agent, grounded_pure


class Item(NamedTuple):
    text: Grounded[str]
    rank: int


@agent
def drop_recorded(item: Item) -> None:
    found: tuple[object, int] = item  # N: grounded-coercion[annotated assignment] `item`


@agent
@grounded_pure
def drop_refused(item: Item) -> None:
    found: tuple[object, int] = item  # E: grounded-laundering `item`
