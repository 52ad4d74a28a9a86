"""Refused: a container that one part of an expression only reads, and another gives away."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

REG: list[list[int]] = []
SEEN: list[dict[str, int]] = []


def put(xs: list[int]) -> list[int]:
    REG.append(xs)
    return xs


def key(xs: dict[str, int]) -> str:
    SEEN.append(xs)
    return "a"


@grounded_pure
def compared(i: str) -> int:
    xs: list[int] = []
    if xs == put(xs):
        pass
    if "x" in fetch(i):
        xs.append(1)  # E: grounded-laundering
    return 1


@grounded_pure
def subscripted(i: str) -> int:
    d: dict[str, int] = {"a": 1}
    if d[key(d)]:
        pass
    if "x" in fetch(i):
        d["b"] = 3  # E: grounded-laundering
    return 1


@grounded_pure
def assigned(i: str) -> int:
    d: dict[str, int] = {"a": 1}
    d[key(d)] = 1
    if "x" in fetch(i):
        d["b"] = 3  # E: grounded-laundering
    return 1


@grounded_pure
def measured(i: str) -> int:
    xs: list[int] = []
    xs.append(len(put(xs)))
    if "x" in fetch(i):
        xs.append(3)  # E: grounded-laundering
    return 1


@grounded_pure
def tested(i: str, limit: int) -> list[Grounded[str]]:
    queue: list[Grounded[str]] = [fetch(i)]
    out: list[Grounded[str]] = []
    while queue and len(out) < limit:
        doc = queue.pop(0)
        out.append(doc)
        if doc != "stop":
            queue.append(fetch(doc))
    return out
