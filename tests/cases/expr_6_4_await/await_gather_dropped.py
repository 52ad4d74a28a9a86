"""Refused: a gathered result in a plain slot."""

from __future__ import annotations

import asyncio

from corvid_runtime import agent, grounded_pure
from prelude import fetch_later


@agent
async def both_recorded(i: str) -> str:
    one, two = await asyncio.gather(fetch_later(i), fetch_later("b"))
    return one  # N: grounded-coercion[return] `one`


@agent
@grounded_pure
async def both_refused(i: str) -> str:
    one, two = await asyncio.gather(fetch_later(i), fetch_later("b"))
    return one  # E: grounded-laundering `one`
