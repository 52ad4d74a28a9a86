"""Refused: a set tells whether its elements are equal."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def unique_recorded(i: str) -> None:
    doc = fetch(i)
    found = {doc}  # N: grounded-coercion[element] `doc`


@agent
@grounded_pure
def unique_refused(i: str) -> None:
    doc = fetch(i)
    found = {doc}


@agent
@grounded_pure
def told(i: str) -> int:
    return len({fetch(i), fetch("b")})  # E: grounded-laundering, grounded-laundering
