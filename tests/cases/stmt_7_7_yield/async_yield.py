"""Refused: an asynchronous plain stream."""

from __future__ import annotations

from collections.abc import AsyncIterator

from corvid_runtime import agent, grounded_pure
from prelude import fetch_later


@agent
async def answers_recorded(i: str) -> AsyncIterator[str]:
    yield await fetch_later(i)  # N: grounded-coercion[yield] `await fetch_later(i)`


@agent
@grounded_pure
async def answers_refused(i: str) -> AsyncIterator[str]:
    yield await fetch_later(i)  # E: grounded-laundering `await fetch_later(i)`
