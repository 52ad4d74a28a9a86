"""Accepted: an asynchronous method carries the proof."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_later


class Library:
    @agent
    @grounded_pure
    async def text(self, i: str) -> Grounded[str]:
        return await fetch_later(i)


@agent
@grounded_pure
async def called(library: Library, i: str) -> Grounded[str]:
    return await library.text(i)
