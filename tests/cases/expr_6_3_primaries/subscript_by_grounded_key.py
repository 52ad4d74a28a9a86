"""Refused: a plain dictionary read at a grounded key."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str, choices: dict[str, int]) -> int:
    doc = fetch(i)
    return choices[doc]  # N: grounded-coercion[subscript] `doc`


@agent
@grounded_pure
def lost_refused(i: str, choices: dict[str, int]) -> int:
    doc = fetch(i)
    return choices[doc]  # E: grounded-laundering `doc`
