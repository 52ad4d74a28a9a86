"""Accepted: stream."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch_stream


@grounded_pure
def answer(i: str) -> Iterator[Grounded[str]]:
    for token in fetch_stream(i):
        yield token + " "
