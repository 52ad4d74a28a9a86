"""Refused: a grounded path opens a file."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def call_recorded(i: str) -> None:
    doc = fetch(i)
    handle = open(doc)  # N: grounded-coercion[argument] `doc`


@agent
@grounded_pure
def call_refused(i: str) -> None:
    doc = fetch(i)
    handle = open(doc)  # E: grounded-laundering `doc`
