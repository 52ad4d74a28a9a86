"""Refused: a cache compares what it is passed; one of plain values is accepted."""

from __future__ import annotations

import functools

from corvid_runtime import Grounded, agent, grounded_pure


@functools.cache
@grounded_pure
def doubled(n: int) -> int:
    return n * 2


@agent
@grounded_pure
def outer(i: str) -> int:
    return doubled(3)


@functools.cache  # E: grounded-laundering `functools.cache`
@grounded_pure
def kept(doc: Grounded[str]) -> Grounded[str]:
    return doc


@agent
@grounded_pure
def told(doc: Grounded[str]) -> Grounded[str]:
    return kept(doc)  # E: grounded-laundering
