"""Accepted: unpacking a named tuple of grounded values keeps them."""

from __future__ import annotations

from typing import NamedTuple

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


class Item(NamedTuple):
    text: Grounded[str]
    rank: int


@agent
@grounded_pure
def kept(i: str) -> Grounded[str]:
    text, rank = Item(fetch(i), 1)
    assert_type(rank, int)
    return text
