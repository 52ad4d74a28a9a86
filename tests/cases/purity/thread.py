"""Refused: a thread runs its target, which may unwrap."""

from __future__ import annotations

import threading

from corvid_runtime import agent, grounded_pure
from prelude import fetch, helper, strip


@agent
@grounded_pure
def answer(i: str) -> None:
    threading.Thread(target=helper, args=(i,)).start()


def stripped(i: str) -> None:
    print(strip(fetch(i)))


@agent
@grounded_pure
def told(i: str) -> None:
    threading.Thread(target=stripped, args=(i,)).start()  # E: grounded-laundering
