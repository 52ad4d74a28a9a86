"""Refused: vars() of a grounded value."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def call_recorded(i: str) -> None:
    doc = fetch(i)
    found = vars(doc)  # N: grounded-coercion


@agent
@grounded_pure
def call_refused(i: str) -> None:
    doc = fetch(i)
    found = vars(doc)  # E: grounded-laundering
