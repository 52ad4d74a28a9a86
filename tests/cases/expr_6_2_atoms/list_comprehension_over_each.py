"""Accepted: each() loops over a grounded list and keeps the grounding."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, each, grounded_pure
from prelude import fetch_rows


@agent
@grounded_pure
def gathered(i: str) -> list[Grounded[str]]:
    return [row + "!" for row in each(fetch_rows(i))]
