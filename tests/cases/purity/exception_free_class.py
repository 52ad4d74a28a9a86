"""Accepted: a handler of an unrelated class of the program."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


class Busy(ConnectionError):
    pass


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    doc = fetch(i)
    try:
        return doc + "!"
    except (Busy, TimeoutError):
        return fetch("again")
