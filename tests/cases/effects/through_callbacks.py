"""Refused: what a function does that a library calls is done there."""

from __future__ import annotations

from functools import partial

from corvid_runtime import Grounded, each, grounded_pure, join
from prelude import fetch, fetch_rows, log


@grounded_pure
def told(row: Grounded[str]) -> Grounded[str]:
    log("told")
    return row


@grounded_pure(discloses=["condition", "length", "selection"])
def mapped(key: str) -> list[Grounded[str]]:
    rows = [row for row in each(fetch_rows(key)) if "x" in row]
    return list(map(told, rows))  # E: grounded-laundering


@grounded_pure(discloses=["condition", "length", "selection", "effect"])
def mapped_and_told(key: str) -> list[Grounded[str]]:
    rows = [row for row in each(fetch_rows(key)) if "x" in row]
    return list(map(told, rows))


class Counter:
    def __init__(self) -> None:
        self.count = 0

    def counted(self, row: Grounded[str]) -> Grounded[str]:
        self.count += 1
        return row


@grounded_pure
def changed(counter: Counter, key: str) -> list[Grounded[str]]:
    rows = [row for row in each(fetch_rows(key)) if "x" in row]
    return list(map(counter.counted, rows))  # E: grounded-laundering


@grounded_pure
def changed_for_each(counter: Counter, key: str) -> list[Grounded[str]]:
    return list(map(counter.counted, each(fetch_rows(key))))


@grounded_pure
def held(key: str) -> list[str]:
    sink: list[str] = []
    put = partial(sink.append, "a" if fetch(key) > "c" else "b")
    put()  # E: grounded-laundering
    return sink


@grounded_pure
def held_plainly(key: str) -> list[str]:
    sink: list[str] = []
    put = partial(sink.append, key)
    put()
    return sink


@grounded_pure(discloses=["condition", "length"])
def joined(key: str) -> Grounded[str]:
    return join(" ", [row for row in each(fetch_rows(key)) if "x" in row])  # E: grounded-laundering


@grounded_pure(discloses=["condition", "length"])
def joined_all(key: str) -> Grounded[str]:
    return join(" ", each(fetch_rows(key)))
