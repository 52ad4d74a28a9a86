"""Accepted: unpacking grounded values into grounded ones."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def merged(i: str, more: dict[str, Grounded[str]]) -> dict[str, Grounded[str]]:
    return {"a": fetch(i), **more}
