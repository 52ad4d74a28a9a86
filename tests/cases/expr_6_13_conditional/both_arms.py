"""Refused: both arms are sites."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def chosen_recorded(i: str, ok: bool) -> str:
    one, two = fetch(i), fetch("b")
    return one if ok else two  # N: grounded-coercion[arm] `one`, grounded-coercion[else-arm] `two`


@agent
@grounded_pure
def chosen_refused(i: str, ok: bool) -> str:
    one, two = fetch(i), fetch("b")
    return one if ok else two  # E: grounded-laundering `one`, grounded-laundering `two`
