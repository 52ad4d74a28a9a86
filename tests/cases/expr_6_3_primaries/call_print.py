"""Refused: printing decided by content, where no effect is to be disclosed."""

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
    print(doc)


@agent
@grounded_pure(discloses={"condition"})
def told(i: str) -> None:
    if fetch(i):
        print("found")  # E: grounded-laundering
