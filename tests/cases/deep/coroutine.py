"""Refused: a coroutine of a grounded value as an awaitable of an object."""

from __future__ import annotations

from collections.abc import Awaitable

from corvid_runtime import agent, grounded_pure
from prelude import fetch_later


@agent
def drop_recorded(i: str) -> None:
    found: Awaitable[object] = fetch_later(i)  # N: grounded-coercion[annotated assignment] `fetch_later(i)`


@agent
@grounded_pure
def drop_refused(i: str) -> None:
    found: Awaitable[object] = fetch_later(i)  # E: grounded-laundering `fetch_later(i)`
