"""Refused: a comprehension inside the subscript of a grounded value."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, fetch_counts


@agent
def hidden_recorded(i: str) -> Grounded[str]:
    return fetch(i)[[n for n in fetch_counts(i)][0]]  # N: grounded-coercion[iteration] `fetch_counts(i)`


@agent
@grounded_pure
def hidden_refused(i: str) -> str:
    return ["a", "b"][[n for n in fetch_counts(i)][0]]  # E: grounded-laundering `fetch_counts(i)`
