"""Refused: every path returns a grounded value."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch


@agent
def answer(i: str, ok: bool) -> Grounded[str]:
    if ok:
        return fetch(i)
    return "not found"  # E: ungrounded-return
