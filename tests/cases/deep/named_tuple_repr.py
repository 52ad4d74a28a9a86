"""Refused: the text of a named tuple shows its grounded field."""

from __future__ import annotations

from typing import NamedTuple

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


class Item(NamedTuple):
    text: Grounded[str]


@agent
def lost_recorded(i: str) -> str:
    return repr(Item(fetch(i)))  # N: grounded-coercion


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    return repr(Item(fetch(i)))  # E: grounded-laundering
