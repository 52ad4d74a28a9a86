"""Refused: a grounded value as a keyword argument."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch, log


@agent
def call_recorded(i: str) -> None:
    doc = fetch(i)
    log(text=doc)  # N: grounded-coercion[argument] `doc`


@agent
@grounded_pure
def call_refused(i: str) -> None:
    doc = fetch(i)
    log(text=doc)  # E: grounded-laundering `doc`
