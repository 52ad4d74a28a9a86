"""Refused: a site inside the body of a loop."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def looped_recorded(i: str) -> str:
    text = "a"
    while len(text) < 3:
        text = fetch(i)  # N: grounded-coercion[assignment] `fetch(i)`
    return text


@agent
@grounded_pure
def looped_refused(i: str) -> str:
    text = "a"
    while len(text) < 3:
        text = fetch(i)  # E: grounded-laundering `fetch(i)`
    return text
