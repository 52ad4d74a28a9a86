"""Refused: a concatenation in a plain slot."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def added_recorded(i: str) -> str:
    doc = fetch(i)
    return "<" + doc + ">"  # N: grounded-coercion[return] `"<" + doc + ">"`


@agent
@grounded_pure
def added_refused(i: str) -> str:
    doc = fetch(i)
    return "<" + doc + ">"  # E: grounded-laundering `"<" + doc + ">"`
