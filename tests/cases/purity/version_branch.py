"""Accepted: tests of the version are no holes."""

from __future__ import annotations

import sys

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    if sys.version_info < (3, 8):
        return fetch("old")
    if sys.platform == "win32":
        return fetch("windows")
    return fetch(i)
