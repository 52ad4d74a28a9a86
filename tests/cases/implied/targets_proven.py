"""Accepted: writing through a proved __setitem__, and into plain containers, by every target."""

from __future__ import annotations

from contextlib import nullcontext

from corvid_runtime import Grounded, grounded_pure
from prelude import Quote, fetch


class Shelf:
    @grounded_pure
    def __init__(self) -> None:
        self.held: dict[int, Grounded[str]] = {}

    @grounded_pure
    def __setitem__(self, k: int, v: Grounded[str]) -> None:
        self.held[k] = v


@grounded_pure
def answer(i: str, quote: Quote) -> dict[int, Grounded[str]]:
    shelf = Shelf()
    table: dict[int, Grounded[str]] = {}
    for shelf[0] in [fetch(i)]:
        pass
    with nullcontext(fetch(i)) as table[1]:
        pass
    for quote.text in table.values():
        pass
    shelf[2], quote.rank = quote.text, 3
    return {**shelf.held, **table}
