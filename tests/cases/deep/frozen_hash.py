"""Refused: the generated hash of a record hashes its grounded field."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@dataclass(frozen=True)
class Key:
    text: Grounded[str]


@agent
def lost_recorded(i: str) -> None:
    found = {Key(fetch(i)): 1}  # N: grounded-coercion[element]


@agent
@grounded_pure
def lost_refused(i: str) -> dict[Key, int]:
    found = {Key(fetch(i)): 1}
    return found  # E: grounded-laundering
