"""Accepted: plain records and objects read by name; grounded ones by keys that are written out."""

from __future__ import annotations

from operator import itemgetter
from typing import TypedDict

from corvid_runtime import Grounded, grounded_pure
from prelude import Pair, fetch


class Row(TypedDict):
    text: Grounded[str]
    name: str


@grounded_pure
def answer(i: str, pair: Pair) -> Grounded[str] | None:
    names: list[str] = sorted(pair._asdict())
    row: Row = {"text": fetch(i), "name": getattr(pair, "key")}
    print(names, row.get("name"), list(map(itemgetter(0), [(i, 1)])))
    return row.get("text")
