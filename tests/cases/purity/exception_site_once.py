"""Refused: a handler of what lifted operations raise, which answers plainly."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
def answer_recorded(i: str) -> Grounded[str] | None:
    doc = fetch(i)
    try:
        tail = doc[3:]
        return tail[0]
    except IndexError:
        return None


@agent
@grounded_pure
def answer_refused(i: str) -> Grounded[str] | None:
    doc = fetch(i)
    try:
        tail = doc[3:]
        return tail[0]
    except IndexError:
        return None


@agent
@grounded_pure
def told(i: str) -> str:
    doc = fetch(i)
    try:
        doc[3:][0]
    except IndexError:
        return "short"  # E: grounded-laundering
    return "long"  # E: grounded-laundering
