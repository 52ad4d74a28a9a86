"""Accepted: an asynchronous context manager hands its value through."""

from __future__ import annotations

import contextlib

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
async def opened(i: str) -> Grounded[str]:
    async with contextlib.nullcontext(fetch(i)) as doc:
        return doc
