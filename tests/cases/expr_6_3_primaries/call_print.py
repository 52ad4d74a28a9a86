"""Refused: print shows the content to the outside world."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def call_recorded(i: str) -> None:
    doc = fetch(i)
    print(doc)  # N: grounded-coercion[argument] `doc`


@agent
@grounded_pure
def call_refused(i: str) -> None:
    doc = fetch(i)
    print(doc)  # E: grounded-laundering `doc`
