"""Refused: plain() read from its module."""

from __future__ import annotations

import corvid_runtime
from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> str:
    return corvid_runtime.plain(fetch(i))  # E: grounded-laundering
