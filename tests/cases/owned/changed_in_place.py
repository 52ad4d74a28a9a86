"""Refused: `+=` and its like leave a name bound to the object that others have."""

from __future__ import annotations

from collections import deque

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

ALL: list[str] = []


@grounded_pure
def added(i: str, given: list[str]) -> Grounded[str]:
    mine = given
    mine += ["asked"]
    doc = fetch(i)
    if doc == "alpha":
        mine.append("hit")  # E: grounded-laundering
    return doc


@grounded_pure
def merged(i: str, given: set[str]) -> Grounded[str]:
    mine = given
    mine |= {"asked"}
    doc = fetch(i)
    if doc == "alpha":
        mine.add("hit")  # E: grounded-laundering
    return doc


@grounded_pure
def extended(i: str, given: deque[str]) -> Grounded[str]:
    given += deque(["asked"])
    doc = fetch(i)
    if doc == "alpha":
        given.append("hit")  # E: grounded-laundering
    return doc


@grounded_pure
def of_module(i: str) -> Grounded[str]:
    mine = ALL
    mine += list("ab")
    doc = fetch(i)
    if doc == "alpha":
        mine.append("hit")  # E: grounded-laundering
    return doc


@grounded_pure
def own(i: str) -> Grounded[str]:
    mine = ["asked"]
    mine += ["again"]
    doc = fetch(i)
    if doc == "alpha":
        mine.append("hit")
    return doc
