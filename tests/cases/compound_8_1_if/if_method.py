"""Refused: a method that answers a truth value."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    if fetch(i).startswith("a"):  # N: grounded-coercion[condition] `fetch(i).startswith("a")`
        return "yes"
    return "no"


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    if fetch(i).startswith("a"):
        return "yes"  # E: grounded-laundering `"yes"`
    return "no"  # E: grounded-laundering `"no"`
