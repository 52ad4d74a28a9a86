"""Accepted: take from queues and context variables what was put there."""

from __future__ import annotations

import queue

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@grounded_pure
def answer(i: str) -> Grounded[str]:
    waiting: queue.Queue[Grounded[str]] = queue.Queue()
    waiting.put(fetch(i))
    return waiting.get()
