"""Refused: globals() hands every name of the module out."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch

kept = fetch("module")


@agent
@grounded_pure
def answer(i: str) -> None:
    found = globals()  # E: grounded-laundering
