"""Refused: a thread is handed content."""

from __future__ import annotations

import threading

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> None:
    threading.Thread(target=print, args=(fetch(i),)).start()  # E: grounded-laundering
