"""Refused: a lambda whose keyword parameters have no type."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> str:
    return (lambda **texts: str(texts))(doc=fetch(i))  # E: grounded-laundering
