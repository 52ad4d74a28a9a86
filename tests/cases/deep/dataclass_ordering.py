"""Refused: the generated order of a record compares its grounded field."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@dataclass(order=True)
class Ranked:
    text: Grounded[str]


@agent
def ranked_recorded(i: str) -> bool:
    one, two = Ranked(fetch(i)), Ranked(fetch("b"))
    return one < two  # N: grounded-coercion


@agent
@grounded_pure
def ranked_refused(i: str) -> bool:
    one, two = Ranked(fetch(i)), Ranked(fetch("b"))
    return one < two  # E: grounded-laundering
