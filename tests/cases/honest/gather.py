"""Accepted: gather many asynchronous retrievals."""

from __future__ import annotations

import asyncio

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch_later


@grounded_pure
async def answer(names: list[str]) -> list[Grounded[str]]:
    tasks = [asyncio.create_task(fetch_later(n)) for n in names]
    got = await asyncio.gather(*tasks)
    return list(got)
