"""Refused: an assignment expression to a declared variable."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def named_recorded(i: str) -> None:
    doc: str
    (doc := fetch(i))  # N: grounded-coercion[assignment] `fetch(i)`


@agent
@grounded_pure
def named_refused(i: str) -> None:
    doc: str
    (doc := fetch(i))  # E: grounded-laundering `fetch(i)`
