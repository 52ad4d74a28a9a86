"""Refused: a barrier tells how many it waits for, and a time limit when it ends."""

from __future__ import annotations

import asyncio
import threading

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def parties(number: Grounded[int]) -> int:
    return threading.Barrier(number).parties  # E: grounded-laundering


@grounded_pure
def ending(seconds: Grounded[float]) -> float | None:
    return asyncio.timeout_at(seconds).when()  # E: grounded-laundering
