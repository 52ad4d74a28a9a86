"""Refused: exec sees every name."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> None:
    doc = fetch(i)
    exec("print(doc)")  # E: grounded-laundering
