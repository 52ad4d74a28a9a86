"""Refused: the default of a lambda's parameter."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def made_recorded(i: str) -> None:
    doc = fetch(i)
    answer = lambda text=doc: "a"  # N: grounded-coercion[default] `doc`


@agent
@grounded_pure
def made_refused(i: str) -> None:
    doc = fetch(i)
    answer = lambda text=doc: "a"  # E: grounded-laundering `doc`
