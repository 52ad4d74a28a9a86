"""Refused: a set hashes and compares its elements."""

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
    found = {doc}  # E: grounded-laundering `doc`
