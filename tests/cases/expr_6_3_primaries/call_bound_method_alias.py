"""Refused: a bound method of a plain list, called under another name."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def call_recorded(i: str) -> None:
    sink: list[str] = []
    put = sink.append
    put(fetch(i))  # N: grounded-coercion[argument] `fetch(i)`


@agent
@grounded_pure
def call_refused(i: str) -> None:
    sink: list[str] = []
    put = sink.append
    put(fetch(i))  # E: grounded-laundering `fetch(i)`
