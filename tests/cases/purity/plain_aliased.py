"""Refused: plain() under another name."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, plain


@agent
@grounded_pure
def answer(i: str) -> str:
    bare = plain  # E: grounded-laundering
    return "nothing"
