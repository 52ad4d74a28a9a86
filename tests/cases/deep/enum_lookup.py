"""Refused: an enumeration looks content up."""

from __future__ import annotations

from enum import Enum

from corvid_runtime import agent, grounded_pure
from prelude import fetch


class Colour(Enum):
    RED = "red"


@agent
def drop_recorded(i: str) -> Colour:
    return Colour(fetch(i))  # N: grounded-coercion[argument] `fetch(i)`


@agent
@grounded_pure
def drop_refused(i: str) -> Colour:
    return Colour(fetch(i))  # E: grounded-laundering `fetch(i)`
