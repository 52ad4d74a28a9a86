"""Refused: a nested display in a plain slot."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def nested_recorded(i: str) -> None:
    doc = fetch(i)
    table: list[list[str]] = [["a"], [doc]]  # N: grounded-coercion[element] `doc`


@agent
@grounded_pure
def nested_refused(i: str) -> None:
    doc = fetch(i)
    table: list[list[str]] = [["a"], [doc]]  # E: grounded-laundering `doc`
