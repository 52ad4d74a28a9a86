"""Refused: a lifted result in a plain slot."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, lift
from prelude import fetch


@agent
def answer_recorded(i: str) -> int:
    return lift(len)(fetch(i))  # N: grounded-coercion[return] `lift(len)(fetch(i))`


@agent
@grounded_pure
def answer_refused(i: str) -> int:
    return lift(len)(fetch(i))  # E: grounded-laundering `lift(len)(fetch(i))`
