"""Refused: a cache has no visible contract."""

from __future__ import annotations

import functools

from corvid_runtime import agent, grounded_pure


@functools.cache
@grounded_pure
def doubled(n: int) -> int:
    return n * 2


@agent
@grounded_pure
def outer(i: str) -> int:
    return doubled(3)  # E: grounded-laundering
