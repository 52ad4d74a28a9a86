"""Refused: a grounded argument of a context manager."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def opened_recorded(i: str) -> None:
    with open(fetch(i)) as handle:  # N: grounded-coercion[argument] `fetch(i)`
        pass


@agent
@grounded_pure
def opened_refused(i: str) -> None:
    with open(fetch(i)) as handle:  # E: grounded-laundering `fetch(i)`
        pass
