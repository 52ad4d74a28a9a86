"""Refused: a generator of grounded values as an iterator of objects."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import agent, grounded_pure
from prelude import fetch_stream


@agent
def drop_recorded(i: str) -> None:
    found: Iterator[object] = fetch_stream(i)  # N: grounded-coercion[annotated assignment] `fetch_stream(i)`


@agent
@grounded_pure
def drop_refused(i: str) -> None:
    found: Iterator[object] = fetch_stream(i)  # E: grounded-laundering `fetch_stream(i)`
