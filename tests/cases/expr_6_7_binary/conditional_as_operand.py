"""Refused: a conditional expression inside the operand of a plain operator."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
def hidden_recorded(i: str) -> Grounded[str]:
    doc = fetch(i)
    return doc + ("a" if doc else "b")  # N: grounded-coercion[condition] `doc`


@agent
@grounded_pure
def hidden_refused(i: str) -> Grounded[str]:
    doc = fetch(i)
    return doc + ("a" if doc else "b")


@agent
@grounded_pure
def told(i: str) -> str:
    doc = fetch(i)
    return "plain" + ("a" if doc else "b")  # E: grounded-laundering
