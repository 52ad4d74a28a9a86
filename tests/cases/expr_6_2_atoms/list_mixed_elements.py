"""Refused: beside a plain item a grounded one is widened to object."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def mixed_recorded(i: str) -> None:
    doc = fetch(i)
    both = [doc, "plain"]  # N: grounded-coercion[element] `doc`


@agent
@grounded_pure
def mixed_refused(i: str) -> None:
    doc = fetch(i)
    both = [doc, "plain"]  # E: grounded-laundering `doc`
