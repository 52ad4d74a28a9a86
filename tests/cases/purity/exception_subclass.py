"""Refused: a handler of a subclass of what content raises."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


class Odd(ValueError):
    pass


@agent
def answer_recorded(i: str) -> bool:
    doc = fetch(i)
    try:
        found = doc.index("a")
    except Odd:
        return False
    return True


@agent
@grounded_pure
def answer_refused(i: str) -> bool:
    doc = fetch(i)
    try:
        found = doc.index("a")
    except Odd:
        return False  # E: grounded-laundering `False`
    return True  # E: grounded-laundering `True`
