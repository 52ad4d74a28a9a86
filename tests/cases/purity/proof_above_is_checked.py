"""Refused: a proof above the agent is checked just the same."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@grounded_pure
@agent
def above(i: str) -> str:
    doc = fetch(i)
    if doc:
        return "yes"  # E: grounded-laundering `"yes"`
    return "no"  # E: grounded-laundering `"no"`
