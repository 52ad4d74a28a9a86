"""Refused: the message of an assertion is raised."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def asserted_recorded(i: str, ok: bool) -> None:
    doc = fetch(i)
    assert ok, doc  # N: grounded-coercion[raise] `doc`


@agent
@grounded_pure
def asserted_refused(i: str, ok: bool) -> None:
    doc = fetch(i)
    assert ok, doc  # E: grounded-laundering `doc`
