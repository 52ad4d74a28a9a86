"""Refused: each lifted operation inside a try is a site."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
def answer_recorded(i: str) -> Grounded[str] | None:
    doc = fetch(i)
    try:
        tail = doc[3:]
        return tail[0]  # N: grounded-coercion[exception] `tail[0]`
    except IndexError:
        return None


@agent
@grounded_pure
def answer_refused(i: str) -> Grounded[str] | None:
    doc = fetch(i)
    try:
        tail = doc[3:]
        return tail[0]  # E: grounded-laundering `tail[0]`
    except IndexError:
        return None
