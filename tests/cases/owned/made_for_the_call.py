"""Refused: what a helper fills as content says is returned, or is not the call's own."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

ALL: list[str] = []


def fill(i: str, into: list[str]) -> int:
    if "a" in fetch(i):
        into.append("x")
    return len(into)


def inside(i: str, into: list[list[str]]) -> None:
    if "a" in fetch(i):
        into[0].append("x")


@dataclass
class Box:
    seen: list[str] = field(default_factory=list)

    def add(self, i: str) -> Box:
        if "a" in fetch(i):
            self.seen.append("x")
        return self

    def put(self, i: str) -> None:
        if "a" in fetch(i):
            self.seen.append("x")


@grounded_pure
def counted(i: str) -> int:
    return fill(i, [])  # E: grounded-laundering


@grounded_pure
def known(i: str) -> int:
    return fill(i, ALL)  # E: grounded-laundering


@grounded_pure
def holding(i: str) -> int:
    Box(ALL).put(i)  # E: grounded-laundering
    return 1


@grounded_pure
def given_back(i: str) -> list[str]:
    return Box().add(i).seen  # E: grounded-laundering


@grounded_pure
def around(i: str, texts: list[str]) -> int:
    inside(i, [texts])  # E: grounded-laundering
    return 1


@grounded_pure
def honest(i: str) -> Grounded[str]:
    Box().put(i)
    fill(i, [])
    return fetch(i)
