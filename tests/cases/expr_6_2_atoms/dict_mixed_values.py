"""Refused: beside a plain value a grounded one is widened to object."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def valued_recorded(i: str) -> None:
    doc = fetch(i)
    found = {"a": doc, "b": "plain"}  # N: grounded-coercion[element] `doc`


@agent
@grounded_pure
def valued_refused(i: str) -> None:
    doc = fetch(i)
    found = {"a": doc, "b": "plain"}  # E: grounded-laundering `doc`
