"""Refused: a tuple display in a slot for plain items."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def paired_recorded(i: str) -> None:
    doc = fetch(i)
    found: tuple[str, int] = (doc, 1)  # N: grounded-coercion[element|annotated assignment]


@agent
@grounded_pure
def paired_refused(i: str) -> None:
    doc = fetch(i)
    found: tuple[str, int] = (doc, 1)  # E: grounded-laundering
