"""Accepted: glue texts with a loop."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@grounded_pure
def answer(i: str) -> Grounded[str]:
    parts = [fetch(i), fetch("b"), fetch("c")]
    out = parts[0]
    for p in parts[1:]:
        out += " " + p
    return out.strip().title()
