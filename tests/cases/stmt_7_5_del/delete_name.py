"""Accepted: deleting a name drops nothing into a slot."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def deleted(i: str, table: dict[str, Grounded[str]]) -> Grounded[str]:
    doc = fetch(i)
    found = doc
    del doc
    del table["a"]
    return found
