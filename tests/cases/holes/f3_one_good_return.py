"""Refused: one grounded return does not excuse the others."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch


@agent
def forge(i: str, ok: bool) -> Grounded[str]:
    if ok:
        return fetch(i)
    elif i:
        return "made up"  # E: ungrounded-return
    return i  # E: ungrounded-return
