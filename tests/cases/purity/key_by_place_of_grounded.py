"""Accepted: which grounded item stands where is content, whatever orders them from any place."""

from __future__ import annotations

import heapq

from corvid_runtime import Grounded, grounded_pure
from prelude import texts


@grounded_pure
def longest(i: str) -> list[Grounded[str]]:
    return heapq.nlargest(2, texts(i), len)


@grounded_pure
def shortest_names(names: list[str]) -> list[str]:
    return heapq.nsmallest(2, names, len)
