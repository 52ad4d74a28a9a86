"""Refused: type() of content."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def call_recorded(i: str) -> None:
    doc = fetch(i)
    found = type(doc)  # N: grounded-coercion


@agent
@grounded_pure
def call_refused(i: str) -> None:
    doc = fetch(i)
    found = type(doc)  # E: grounded-laundering
