"""Accepted: none beside a grounded item loses nothing."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def collect(i: str) -> list[Grounded[str] | None]:
    doc = fetch(i)
    return [doc, None]
