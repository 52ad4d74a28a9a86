"""Refused: plain() imported under another name."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from corvid_runtime import plain as bare
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> str:
    return bare(fetch(i))  # E: grounded-laundering
