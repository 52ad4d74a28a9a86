"""Refused: asynchronous iteration of a program class runs its code."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch, strip


class Feed:
    def __aiter__(self) -> Feed:
        return self

    async def __anext__(self) -> str:
        return "next"


@grounded_pure
async def answer(feed: Feed) -> str:
    async for item in feed:
        return item
    return "none"


class Told:
    def __aiter__(self) -> Told:
        return self

    async def __anext__(self) -> str:
        return strip(fetch("a"))


@grounded_pure
async def told(found: Told) -> str:
    async for item in found:  # E: grounded-laundering
        return item
    return "none"
