"""Accepted: a deque hands its items through."""

from __future__ import annotations

import collections

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> Grounded[str]:
    waiting = collections.deque(docs)
    waiting.append(fetch("more"))
    return waiting.popleft()
