"""Refused: a parameter of type Any accepts and drops."""

from __future__ import annotations

from typing import Any

from corvid_runtime import agent, grounded_pure, tool
from prelude import fetch


@tool
def remember(value: Any) -> None:
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
