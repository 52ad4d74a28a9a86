"""Refused: a lambda that drops sources; as the operand of a lifted operator it may."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
def hidden_recorded(i: str) -> Grounded[str]:
    doc = fetch(i)
    return doc + (lambda: f"{doc}")()  # N: grounded-coercion[interpolation] `doc`


@agent
@grounded_pure
def joined_again(i: str) -> Grounded[str]:
    doc = fetch(i)
    return doc + (lambda: f"{doc}")()


@grounded_pure
def hidden_refused(i: str) -> str:
    doc = fetch(i)
    return (lambda: f"{doc}")()  # E: grounded-laundering `doc`
