"""Refused: the else arm in a plain slot."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def chosen_recorded(i: str, ok: bool) -> None:
    doc = fetch(i)
    found: str = "a" if ok else doc  # N: grounded-coercion[else-arm] `doc`


@agent
@grounded_pure
def chosen_refused(i: str, ok: bool) -> None:
    doc = fetch(i)
    found: str = "a" if ok else doc  # E: grounded-laundering `doc`
