"""Refused: a class in a pure body."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def made_recorded(i: str) -> None:
    doc = fetch(i)

    class Local:
        text: str = doc  # N: grounded-coercion[annotated assignment] `doc`


@agent
@grounded_pure
def made_refused(i: str) -> None:
    doc = fetch(i)

    class Local:  # E: grounded-laundering
        text: str = doc  # E: grounded-laundering `doc`
