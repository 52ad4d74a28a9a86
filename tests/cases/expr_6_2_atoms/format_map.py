"""Refused: str.format_map renders grounded values."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    values = {"doc": fetch(i)}
    return "Answer: {doc}".format_map(values)  # N: grounded-coercion[interpolation|argument] `values`


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    values = {"doc": fetch(i)}
    return "Answer: {doc}".format_map(values)  # E: grounded-laundering `values`
