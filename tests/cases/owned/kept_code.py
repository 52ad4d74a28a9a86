"""Refused: what a container of one's own keeps, and runs later, changes what others have."""

from __future__ import annotations

import itertools
from collections import defaultdict
from functools import partial

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

POOL = [3, 2, 1]
NUMBERS = itertools.count()


class Totals:
    """Made anew for each key."""

    def __init__(self) -> None:
        self.sum = 0


@grounded_pure
def taken(i: str) -> Grounded[str]:
    numbers: defaultdict[str, int] = defaultdict(POOL.pop)
    doc = fetch(i)
    if doc == "alpha":
        numbers["hit"]  # E: grounded-laundering
    return doc


@grounded_pure
def counted(i: str) -> Grounded[str]:
    numbers: defaultdict[str, int] = defaultdict(NUMBERS.__next__)
    doc = fetch(i)
    if doc == "alpha":
        numbers["hit"]  # E: grounded-laundering
    return doc


@grounded_pure
def counted_by_partial(i: str) -> Grounded[str]:
    numbers: defaultdict[str, int] = defaultdict(partial(next, NUMBERS))
    doc = fetch(i)
    if doc == "alpha":
        numbers["hit"]  # E: grounded-laundering
    return doc


@grounded_pure
def new(i: str) -> Grounded[str]:
    groups: defaultdict[str, list[str]] = defaultdict(list)
    nested: defaultdict[str, defaultdict[str, int]] = defaultdict(lambda: defaultdict(int))
    totals: defaultdict[str, Totals] = defaultdict(Totals)
    doc = fetch(i)
    if doc == "alpha":
        groups["hit"].append("one")
        nested["hit"]["one"] += 1
        totals["hit"]
    return doc
