"""Refused: the truth of a call that answers anything."""

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
    if str.isupper(doc):  # E: grounded-laundering `doc`
        pass
