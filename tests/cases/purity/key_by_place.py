"""Refused: plain items stand in the order of what a tool gives, whose place says it is the key."""

from __future__ import annotations

import heapq

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@grounded_pure
def first_names(names: list[str]) -> list[str]:
    return heapq.nlargest(2, names, fetch)  # E: grounded-laundering


@agent
def last_names(names: list[str]) -> list[str]:
    return heapq.nsmallest(2, names, fetch)  # N: grounded-coercion[condition]


@agent
def some_names(names: list[str], number: Grounded[int]) -> list[str]:
    return heapq.nsmallest(number, names, key=len)  # N: grounded-coercion[condition]
