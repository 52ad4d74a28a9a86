"""Refused: an alias of a class pattern looks inside as well."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    doc = fetch(i)
    match doc:  # N: grounded-coercion[subject] `doc`
        case str() as found:
            return "text"
        case _:
            return "other"


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch(i)
    match doc:
        case str() as found:
            return "text"  # E: grounded-laundering `return "text"`
        case _:
            return "other"  # E: grounded-laundering `"other"`
