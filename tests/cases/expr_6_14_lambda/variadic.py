"""Refused: a lambda whose parameters have no type."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> int:
    return (lambda *texts: len(texts[0]))(fetch(i))  # E: grounded-laundering
