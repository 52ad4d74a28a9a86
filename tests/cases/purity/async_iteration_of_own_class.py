"""Refused: asynchronous iteration of a program class runs its code."""

from __future__ import annotations

from corvid_runtime import grounded_pure


class Feed:
    def __aiter__(self) -> Feed:
        return self

    async def __anext__(self) -> str:
        return "next"


@grounded_pure
async def answer(feed: Feed) -> str:
    async for item in feed:  # E: grounded-laundering
        return item
    return "none"
