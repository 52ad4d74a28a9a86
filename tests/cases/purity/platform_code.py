"""Accepted: tests of versions and platforms alone."""

from __future__ import annotations

import sys

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@grounded_pure
def answer(i: str) -> Grounded[str]:
    if sys.platform == "win32" or (sys.version_info[0] == 2 and not sys.platform.startswith("x")):
        return fetch("other")
    if sys.version_info >= (3, 8) and sys.platform != "none":
        return fetch(i)
    return fetch("old")
