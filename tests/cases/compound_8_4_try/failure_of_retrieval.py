"""Refused: failures that are gathered as values; a handler that tries elsewhere is accepted."""

from __future__ import annotations

import asyncio

from corvid_runtime import Grounded, GroundedValue, grounded_pure
from prelude import fetch, fetch_later


@grounded_pure
async def answer(names: list[str]) -> list[Grounded[str]]:
    found = await asyncio.gather(*(fetch_later(n) for n in names), return_exceptions=True)  # E: grounded-laundering
    return [each for each in found if isinstance(each, GroundedValue)]


@grounded_pure
def either(i: str) -> Grounded[str]:
    try:
        return fetch(i)
    except (ValueError, FileNotFoundError):
        return fetch("another")
