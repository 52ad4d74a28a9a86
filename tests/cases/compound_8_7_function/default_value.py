"""Refused: the default of a plain parameter."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    doc = fetch(i)

    def inner(text: str = doc) -> str:  # N: grounded-coercion[default] `doc`
        return text

    return inner("plain")


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch(i)

    def inner(text: str = doc) -> str:  # E: grounded-laundering `doc`
        return text

    return inner("plain")
