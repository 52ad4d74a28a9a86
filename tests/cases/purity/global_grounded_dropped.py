"""Refused: a grounded value of the module is rendered."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch

kept = fetch("module")


@agent
@grounded_pure
def answer() -> str:
    return f"{kept}"  # E: grounded-laundering `kept`
