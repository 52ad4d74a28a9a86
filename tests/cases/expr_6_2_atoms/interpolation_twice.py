"""Refused: two fields are two sites."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch, fetch_int


@agent
def lost_recorded(i: str) -> str:
    one, two = fetch(i), fetch_int(i)
    return f"{one} and {two}"  # N: grounded-coercion[interpolation] `one`, grounded-coercion[interpolation] `two`


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    one, two = fetch(i), fetch_int(i)
    return f"{one} and {two}"  # E: grounded-laundering `one`, grounded-laundering `two`
