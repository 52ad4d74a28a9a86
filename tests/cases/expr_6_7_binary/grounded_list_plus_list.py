"""Accepted: a grounded list keeps its grounding when it comes first."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_rows


@agent
@grounded_pure
def longer(i: str) -> Grounded[list[str]]:
    rows = fetch_rows(i)
    return rows + ["a"]
