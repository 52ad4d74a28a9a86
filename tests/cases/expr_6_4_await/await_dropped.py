"""Refused: the awaited value meets a plain slot."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_later


@agent
async def later_recorded(i: str) -> str:
    return await fetch_later(i)  # N: grounded-coercion[return] `await fetch_later(i)`


@agent
@grounded_pure
async def later_refused(i: str) -> str:
    return await fetch_later(i)  # E: grounded-laundering `await fetch_later(i)`
