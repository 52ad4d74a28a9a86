"""Accepted: a lambda that unwraps, in an agent without a proof."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import agent
from prelude import fetch


@agent
def answer(i: str) -> str:
    doc = fetch(i)
    bare: Callable[[], str] = lambda: doc.unwrap_discarding_sources()
    return bare()
