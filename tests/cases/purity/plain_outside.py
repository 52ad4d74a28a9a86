"""Accepted: plain() outside a proof."""

from __future__ import annotations

from corvid_runtime import agent, plain
from prelude import fetch


@agent
def answer(i: str) -> str:
    return plain(fetch(i))
