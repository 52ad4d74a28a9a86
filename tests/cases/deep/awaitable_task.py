"""Refused: a task of a grounded value as a task of an object."""

from __future__ import annotations

import asyncio
from typing import Any

from corvid_runtime import agent, grounded_pure
from prelude import fetch_later


@agent
async def drop_recorded(i: str) -> None:
    task: asyncio.Future[Any] = asyncio.create_task(fetch_later(i))  # N: grounded-coercion


@agent
@grounded_pure
async def drop_refused(i: str) -> None:
    task: asyncio.Future[Any] = asyncio.create_task(fetch_later(i))  # E: grounded-laundering
