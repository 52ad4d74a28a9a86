"""Refused: a capture in a plain slot."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def matched_recorded(i: str) -> str:
    match fetch(i):
        case found:
            return found  # N: grounded-coercion[return] `found`


@agent
@grounded_pure
def matched_refused(i: str) -> str:
    match fetch(i):
        case found:
            return found  # E: grounded-laundering `found`
