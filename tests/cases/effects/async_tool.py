"""Accepted: an asynchronous tool's result is grounded once it is awaited."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded
from prelude import fetch_later, fetch_tokens


async def use(i: str) -> None:
    assert_type(await fetch_later(i), Grounded[str])
    async for token in fetch_tokens(i):
        assert_type(token, Grounded[str])
