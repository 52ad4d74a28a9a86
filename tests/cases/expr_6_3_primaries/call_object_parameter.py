"""Refused: a parameter of type object accepts and drops."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, tool
from prelude import fetch


@tool
def remember(value: object) -> None:
    pass


@agent
def call_recorded(i: str) -> None:
    doc = fetch(i)
    remember(doc)  # N: grounded-coercion[argument] `doc`


@agent
@grounded_pure
def call_refused(i: str) -> None:
    doc = fetch(i)
    remember(doc)  # E: grounded-laundering `doc`
