"""Refused: the truth of a call that answers anything decides a plain result."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def branch_recorded(i: str) -> None:
    doc = fetch(i)
    if str.isupper(doc):  # N: grounded-coercion[argument] `doc`
        pass


@agent
@grounded_pure
def branch_refused(i: str) -> None:
    doc = fetch(i)
    if str.isupper(doc):
        pass


@agent
@grounded_pure
def told(i: str) -> str:
    if str.isupper(fetch(i)):
        return "loud"  # E: grounded-laundering
    return "quiet"  # E: grounded-laundering
