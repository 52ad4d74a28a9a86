"""Refused: append to a list of plain values."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def call_recorded(i: str) -> None:
    sink: list[str] = []
    sink.append(fetch(i))  # N: grounded-coercion[argument] `fetch(i)`


@agent
@grounded_pure
def call_refused(i: str) -> None:
    sink: list[str] = []
    sink.append(fetch(i))  # E: grounded-laundering `fetch(i)`
