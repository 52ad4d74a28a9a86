"""Refused: the value a generator returns."""

from __future__ import annotations

from collections.abc import Generator

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> Generator[int, None, str]:
    yield 1
    return fetch(i)  # N: grounded-coercion[return] `fetch(i)`


@agent
@grounded_pure
def lost_refused(i: str) -> Generator[int, None, str]:
    yield 1
    return fetch(i)  # E: grounded-laundering `fetch(i)`
