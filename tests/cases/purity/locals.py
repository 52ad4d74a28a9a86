"""Refused: locals() hands every name out."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> None:
    doc = fetch(i)
    found = locals()  # E: grounded-laundering
