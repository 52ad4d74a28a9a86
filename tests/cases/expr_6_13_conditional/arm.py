"""Refused: an arm in a plain slot."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def chosen_recorded(i: str, ok: bool) -> None:
    doc = fetch(i)
    found: str = doc if ok else "b"  # N: grounded-coercion[arm] `doc`


@agent
@grounded_pure
def chosen_refused(i: str, ok: bool) -> None:
    doc = fetch(i)
    found: str = doc if ok else "b"  # E: grounded-laundering `doc`
