"""Refused: the values of a typed dictionary as objects."""

from __future__ import annotations

from typing import TypedDict

from corvid_runtime import Grounded, agent, grounded_pure


class Entry(TypedDict):
    text: Grounded[str]
    size: int


@agent
def lost_later_recorded(entry: Entry) -> None:
    found: list[object] = list(entry.values())  # N: grounded-coercion


@agent
@grounded_pure
def lost_later_refused(entry: Entry) -> list[object]:
    found: list[object] = list(entry.values())
    return found  # E: grounded-laundering
