"""Refused: dropped into an object, then rendered."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    box: list[object] = []
    box.append(fetch(i))  # N: grounded-coercion[argument] `fetch(i)`
    return str(box[0])


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    box: list[object] = []
    box.append(fetch(i))  # E: grounded-laundering `fetch(i)`
    return str(box[0])
