"""Refused: a dictionary hashes and compares its keys."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def keyed_recorded(i: str) -> None:
    doc = fetch(i)
    found = {doc: 1}  # N: grounded-coercion[element] `doc`


@agent
@grounded_pure
def keyed_refused(i: str) -> int:
    doc = fetch(i)
    found = {doc: 1}
    return len(found)  # E: grounded-laundering
