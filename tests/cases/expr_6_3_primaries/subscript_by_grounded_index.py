"""Refused: a plain list read at a grounded index."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int


@agent
def pick_recorded(i: str, choices: list[str]) -> str:
    n = fetch_int(i)
    return choices[n]  # N: grounded-coercion[subscript] `n`


@agent
@grounded_pure
def pick_refused(i: str, choices: list[str]) -> str:
    n = fetch_int(i)
    return choices[n]  # E: grounded-laundering `n`
