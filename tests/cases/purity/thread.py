"""Refused: a thread runs its target."""

from __future__ import annotations

import threading

from corvid_runtime import agent, grounded_pure
from prelude import helper


@agent
@grounded_pure
def answer(i: str) -> None:
    threading.Thread(target=helper, args=(i,)).start()  # E: grounded-laundering
