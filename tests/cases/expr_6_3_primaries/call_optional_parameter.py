"""Refused: an optional parameter drops just the same."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, tool
from prelude import fetch


@tool
def remember(value: str | None = None) -> None:
    pass


@agent
def call_recorded(i: str) -> None:
    doc = fetch(i)
    remember(doc)  # N: grounded-coercion[optional|argument] `doc`


@agent
@grounded_pure
def call_refused(i: str) -> None:
    doc = fetch(i)
    remember(doc)  # E: grounded-laundering `doc`
