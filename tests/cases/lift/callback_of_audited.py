"""Refused: a callback handed to a lifted function receives bare content."""

from __future__ import annotations

import re

from corvid_runtime import agent, grounded_pure, lift
from prelude import fetch, unsourced


@agent
@grounded_pure
def answer(i: str) -> None:
    lift(re.sub)("a", lambda found: unsourced(found[0]), fetch(i))  # E: grounded-laundering
