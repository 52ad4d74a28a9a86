"""Refused: an augmented assignment to an attribute."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


class Counter:
    total: int = 0


@agent
def counted_recorded(i: str, counter: Counter) -> None:
    counter.total += fetch_int(i)  # N: grounded-coercion


@grounded_pure
def counted_refused(i: str, counter: Counter) -> None:
    counter.total += fetch_int(i)  # E: grounded-laundering
