"""Accepted: a grounded value widens its content."""

from __future__ import annotations

from collections.abc import Sequence

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_rows


@agent
@grounded_pure
def assigned(i: str) -> Grounded[Sequence[str]]:
    rows: Grounded[Sequence[str]] = fetch_rows(i)
    return rows
