"""Refused: an equality in a plain slot."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def compared_recorded(i: str) -> None:
    doc = fetch(i)
    same: bool = doc == "x"  # N: grounded-coercion[annotated assignment] `doc == "x"`


@agent
@grounded_pure
def compared_refused(i: str) -> None:
    doc = fetch(i)
    same: bool = doc == "x"  # E: grounded-laundering `doc == "x"`
