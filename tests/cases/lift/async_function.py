"""Accepted: a lifted asynchronous function."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, lift
from prelude import fetch


@lift
async def slow(text: str) -> str:
    return text


@agent
@grounded_pure
async def answer(i: str) -> Grounded[str]:
    return await slow(fetch(i))
