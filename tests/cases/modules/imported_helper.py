"""Refused: an imported function of the program."""

from __future__ import annotations

import prelude
from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> str:
    return prelude.strip(fetch(i))  # E: grounded-laundering
