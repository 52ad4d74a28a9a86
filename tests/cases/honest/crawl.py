"""Accepted: crawl with a work list."""

from __future__ import annotations

import collections

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@grounded_pure
def answer(i: str) -> list[Grounded[str]]:
    queue = collections.deque([i])
    seen: set[str] = set()
    out: list[Grounded[str]] = []
    while queue:
        name = queue.popleft()
        if name in seen:
            continue
        seen.add(name)
        out.append(fetch(name))
        if len(seen) < 3:
            queue.append(name + "x")
    return out
