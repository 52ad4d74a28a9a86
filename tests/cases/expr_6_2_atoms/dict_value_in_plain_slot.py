"""Refused: a dictionary display in a slot for plain values."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def valued_recorded(i: str) -> None:
    doc = fetch(i)
    found: dict[str, str] = {"a": doc}  # N: grounded-coercion[element] `doc`


@agent
@grounded_pure
def valued_refused(i: str) -> None:
    doc = fetch(i)
    found: dict[str, str] = {"a": doc}  # E: grounded-laundering `doc`
