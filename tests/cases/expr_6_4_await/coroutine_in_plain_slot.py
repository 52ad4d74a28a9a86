"""Refused: a coroutine of a grounded value where one of a plain value is expected."""

from __future__ import annotations

from collections.abc import Awaitable

from corvid_runtime import agent, grounded_pure
from prelude import fetch_later


@agent
def later_recorded(i: str) -> Awaitable[str]:
    return fetch_later(i)  # N: grounded-coercion[return] `fetch_later(i)`


@agent
@grounded_pure
def later_refused(i: str) -> Awaitable[str]:
    return fetch_later(i)  # E: grounded-laundering `fetch_later(i)`
