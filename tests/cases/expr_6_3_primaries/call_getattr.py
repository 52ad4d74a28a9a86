"""Refused: getattr reads any attribute, past every rule."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def call_recorded(i: str) -> None:
    doc = fetch(i)
    found = getattr(doc, "title")  # N: grounded-coercion


@agent
@grounded_pure
def call_refused(i: str) -> None:
    doc = fetch(i)
    found = getattr(doc, "title")  # E: grounded-laundering
