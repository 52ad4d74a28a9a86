"""Accepted: a lambda keeps the grounding of its body."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def made(i: str) -> Grounded[str]:
    doc = fetch(i)
    answer: Callable[[], Grounded[str]] = lambda: doc + "!"
    return answer()
