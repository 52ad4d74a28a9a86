"""Accepted: nullcontext hands its value through."""

from __future__ import annotations

import contextlib

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def opened(i: str) -> Grounded[str]:
    with contextlib.nullcontext(fetch(i)) as doc:
        return doc + "!"
