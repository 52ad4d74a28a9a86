"""Refused: an f-string inside a lambda."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def made_recorded(i: str) -> None:
    doc = fetch(i)
    show = lambda: f"{doc}"  # N: grounded-coercion[interpolation] `doc`


@agent
@grounded_pure
def made_refused(i: str) -> None:
    doc = fetch(i)
    show = lambda: f"{doc}"  # E: grounded-laundering `doc`
