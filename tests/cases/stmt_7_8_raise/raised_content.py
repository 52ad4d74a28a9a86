"""Refused: content raised with an exception."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def failed_recorded(i: str) -> None:
    doc = fetch(i)
    raise ValueError(doc)  # N: grounded-coercion[raise|argument] `doc`


@agent
@grounded_pure
def failed_refused(i: str) -> None:
    doc = fetch(i)
    raise ValueError(doc)  # E: grounded-laundering `doc`
