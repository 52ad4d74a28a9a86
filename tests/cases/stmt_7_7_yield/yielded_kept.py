"""Accepted: a stream of grounded values."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, agent, each, grounded_pure
from prelude import fetch, fetch_rows


@agent
@grounded_pure
def answers(i: str) -> Iterator[Grounded[str]]:
    yield fetch(i)
    for row in each(fetch_rows(i)):
        yield row + "!"
