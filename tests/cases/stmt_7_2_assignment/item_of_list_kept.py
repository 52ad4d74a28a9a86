"""Accepted: the items and slices of a list of grounded values are written."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, each, grounded_pure
from prelude import fetch_rows


@agent
@grounded_pure
def trimmed(i: str) -> list[Grounded[str]]:
    lines = each(fetch_rows(i))
    for position, line in enumerate(lines):
        lines[position] = line.strip()
    lines[0], lines[-1] = lines[-1], lines[0]
    lines[:2] = [lines[0].upper(), lines[1].upper()]
    return lines
