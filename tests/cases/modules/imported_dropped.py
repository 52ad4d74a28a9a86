"""Refused: an imported retrieval in a plain slot."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch as read


@agent
def answer_recorded(i: str) -> str:
    return read(i)  # N: grounded-coercion[return] `read(i)`


@agent
@grounded_pure
def answer_refused(i: str) -> str:
    return read(i)  # E: grounded-laundering `read(i)`
