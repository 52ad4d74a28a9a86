"""Refused: both arms of a conditional expression are grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch


@agent
def answer(i: str, ok: bool) -> Grounded[str]:
    return fetch(i) if ok else "not found"  # E: ungrounded-return
