"""Refused: content stored in a plain list of the module."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch

sink: list[object] = []


@agent
@grounded_pure
def answer(i: str) -> None:
    sink.append(fetch(i))  # E: grounded-laundering `fetch(i)`
