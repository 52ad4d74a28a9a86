"""Refused: a conversion in an f-string renders a grounded value."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    doc = fetch(i)
    return f"{doc!r}"  # N: grounded-coercion[interpolation] `doc`


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch(i)
    return f"{doc!r}"  # E: grounded-laundering `doc`
