"""Refused: a stream of objects."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def answers_recorded(i: str) -> Iterator[object]:
    yield fetch(i)  # N: grounded-coercion[yield] `fetch(i)`


@agent
@grounded_pure
def answers_refused(i: str) -> Iterator[object]:
    yield fetch(i)  # E: grounded-laundering `fetch(i)`
