"""Refused: a typed dictionary of grounded values as a mapping of objects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from corvid_runtime import Grounded, agent, grounded_pure


class Entry(TypedDict):
    text: Grounded[str]


@agent
def drop_recorded(entry: Entry) -> None:
    found: Mapping[str, object] = entry  # N: grounded-coercion[annotated assignment] `entry`


@agent
@grounded_pure
def drop_refused(entry: Entry) -> None:
    found: Mapping[str, object] = entry  # E: grounded-laundering `entry`
