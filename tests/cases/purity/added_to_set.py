"""Refused: a grounded value added to a set is hashed and compared."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
def added_recorded(i: str, seen: set[Grounded[str]]) -> None:
    seen.add(fetch(i))  # N: grounded-coercion[element] `fetch(i)`


@grounded_pure
def added_refused(i: str, seen: set[Grounded[str]]) -> int:
    seen.add(fetch(i))  # E: grounded-laundering `fetch(i)`
    return len(seen)
