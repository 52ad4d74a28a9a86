"""Refused: the awaited value in an annotated variable."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_later


@agent
async def later_recorded(i: str) -> None:
    doc: str = await fetch_later(i)  # N: grounded-coercion[annotated assignment] `await fetch_later(i)`


@agent
@grounded_pure
async def later_refused(i: str) -> None:
    doc: str = await fetch_later(i)  # E: grounded-laundering `await fetch_later(i)`
