"""Refused: a list of plain items read at a grounded index gives it away."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_int


@agent
def pick_recorded(i: str, docs: list[Grounded[str]]) -> Grounded[str]:
    n = fetch_int(i)
    return docs[n]  # N: grounded-coercion[subscript] `n`


@agent
@grounded_pure
def pick_refused(i: str, docs: list[Grounded[str]]) -> Grounded[str]:
    n = fetch_int(i)
    return docs[n]


@agent
@grounded_pure
def told(i: str, names: list[str]) -> str:
    return names[fetch_int(i)]  # E: grounded-laundering
